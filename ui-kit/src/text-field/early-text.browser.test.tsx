import { act, type ChangeEvent, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { MessageComposer } from '../message-thread/message-composer.tsx';
import { MoneyField } from '../money-field/money-field.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { StoryPage } from '../testing/story-page.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { earlyTextScript } from './early-text-script.ts';
import { TextField } from './text-field.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const inPage = document.createElement('script');
inPage.textContent = earlyTextScript;
document.head.append(inPage);

const onChange = vi.fn<(value: unknown) => void>();

const tell = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
  onChange(target.value);

/** Types into a field that the server has rendered, and hydrates it then. Returns the input. */
async function typeEarly(field: ReactNode, text: string): Promise<HTMLInputElement> {
  onChange.mockClear();
  const page = (
    <StoryPage locale="en" appearance="light">
      {field}
    </StoryPage>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  const input = root.querySelector<HTMLInputElement>('input:not([type=file]), textarea');
  if (input === null) throw new Error('The server rendered no input');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await act(async () => hydrateRoot(root, page));
  return input;
}

it.each([
  [
    'phone number',
    () => <PhoneField value="+218915550101" onChange={onChange} />,
    '+218915550202',
    '091 555 0202',
  ],
  ['text', () => <TextField value="" onChange={tell} />, 'Hay', 'Hay'],
  ['long text', () => <TextArea value="" onChange={tell} />, 'Hay\nal', 'Hay\nal'],
  ['further text', () => <TextArea value="Hay" onChange={tell} />, 'Hay\nal', 'Hay\nal'],
  [
    'message',
    () => <MessageComposer draft="" onDraftChange={onChange} onSend={() => undefined} />,
    'Hay',
    'Hay',
  ],
  ['amount', () => <MoneyField value={null} onChange={onChange} />, 60_500, '60.5'],
  ['number', () => <NumberField value={3} onChange={onChange} />, 12, '12'],
])('the %s that was typed before the page was there counts', async (_what, field, value, text) => {
  await typeEarly(field(), text);
  await expect.poll(() => onChange.mock.calls.map(([given]) => given)).toEqual([value]);
});

/** A field whose text its form keeps, as forms do. */
function Kept(): ReactNode {
  const [text, setText] = useState('');
  return (
    <TextField
      value={text}
      onChange={(event) => {
        tell(event);
        setText(event.target.value);
      }}
    />
  );
}

it('the text stays in the field of a form that keeps it', async () => {
  const input = await typeEarly(<Kept />, 'Hay');
  expect(onChange.mock.calls).toEqual([['Hay']]);
  expect(input.value).toBe('Hay');
});

it('a field that nobody has typed into says nothing', async () => {
  await typeEarly(<TextArea value={'Hay\r\nal'} onChange={tell} />, 'Hay\nal');
  expect(onChange).not.toHaveBeenCalled();
});
