import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { useDirection } from '../provider/ui-context.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { TagInput } from './tag-input.tsx';

const meta = {
  title: 'Forms/Tag input',
  tags: ['stable'],
  component: TagInput,
  args: { value: ['سباكة', 'تكييف', 'Solar panels'], onChange: fn(), maxTags: 5 },
  render: function Render(args) {
    const text = useStoryText();
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: 420 }} data-direction={useDirection()}>
        <FormField
          label={<Say text={{ ar: 'كلمات يبحث بها الناس', en: 'Words people search by' }} />}
          hint={
            <Say
              text={{ ar: 'افصل بينها بفاصلة أو Enter.', en: 'Part them by a comma or Enter.' }}
            />
          }
        >
          <TagInput
            {...args}
            value={value}
            placeholder={text({ ar: 'تسريب، سخان…', en: 'Leak, water heater…' })}
            onChange={(tags) => {
              setValue(tags);
              args.onChange(tags);
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Empty: Story = { args: { value: [] } };

export const Typed: Story = {
  args: { value: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('سخان{Enter}تسريب،');
    await expect(args.onChange).toHaveBeenLastCalledWith(['سخان', 'تسريب']);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

/** Backspace in the empty field focuses the last tag, arrows walk, Delete removes. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const isRtl = canvasElement.querySelector('[data-direction="rtl"]') !== null;
    const [on, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getAllByRole('button')[2]).toHaveFocus();
    await userEvent.keyboard(`{${back}}{${back}}{${back}}{${on}}`);
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['سباكة', 'Solar panels']);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Ta marbuta or ha, upper or lower case: the same tag. */
export const Twice: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'سباكه{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription(/./);
    await userEvent.type(input, 'SOLAR PANELS{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Of a pasted list, as many tags as fit are added; the rest stays in the field with a message. */
export const TooMany: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.paste('أ،ب،ج،د،ه');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'سباكة',
      'تكييف',
      'Solar panels',
      'أ',
      'ب',
    ]);
    await expect(canvas.getByRole('textbox')).not.toHaveValue('');
  },
};

export const LongWord: Story = {
  args: { value: ['كهرباءالمنازلوالمحلاتوالمصانعوكلشي'] },
};

export const Disabled: Story = { args: { disabled: true } };
