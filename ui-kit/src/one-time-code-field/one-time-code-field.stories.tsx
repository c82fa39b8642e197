import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { Say } from '../testing/say.tsx';
import { OneTimeCodeField } from './one-time-code-field.tsx';

const meta = {
  title: 'Forms/One-time code field',
  tags: ['stable'],
  component: OneTimeCodeField,
  args: { value: '', onChange: fn(), onComplete: fn() },
  parameters: {
    exceptions: {
      keyboard: [{ selector: 'input', reason: 'the box of the next digit shows the focus' }],
    },
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label={<Say text="code label" />}>
        <OneTimeCodeField {...args} value={value} onChange={setValue} />
      </FormField>
    );
  },
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** From left to right, in Arabic as well; complete with the last digit. */
export const Typed: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleName();
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '12x3456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    const boxes = [...canvasElement.querySelectorAll('.ui-one-time-code-box')];
    await expect(boxes.map((box) => box.textContent).join('')).toBe('123456');
    const places = boxes.map((box) => box.getBoundingClientRect().left);
    await expect(places).toEqual(places.toSorted((one, other) => one - other));
  },
};

/** As the keyboard of many a phone in Libya types it. */
export const TypedInArabic: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '١٢٣٤٥٦');
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

/** Pasted from the message. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.paste('١٢٣ ٤٥٦');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const Wrong: Story = {
  args: { value: '123456' },
  render: (args) => (
    <FormField label={<Say text="code label" />} error={<Say text="code wrong" />}>
      <OneTimeCodeField {...args} />
    </FormField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
