import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FieldStory } from '../testing/field-story.tsx';
import { Say } from '../testing/say.tsx';
import { PhoneField } from './phone-field.tsx';

const meta = {
  title: 'Forms/Phone field',
  tags: ['stable'],
  component: PhoneField,
  args: { value: null, onChange: fn() },
  render: (args) => (
    <FieldStory
      label={<Say text={{ ar: 'رقم الهاتف', en: 'Phone number' }} />}
      hint={
        <Say
          text={{
            ar: 'يتصل عليه الأُسطى بعد ما تقبل العرض.',
            en: 'The professional calls it once you have accepted the quote.',
          }}
        />
      }
      initial={args.value}
      onChange={args.onChange}
      width={320}
    >
      {(field) => <PhoneField {...args} {...field} />}
    </FieldStory>
  ),
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: '+218912345678' } };

/** Typed as people write it; normalized on blur. */
export const TypedAtHome: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('0912345678');
    await expect(args.onChange).toHaveBeenLastCalledWith('+218912345678', null);
    await userEvent.tab();
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('+218 91 234 5678');
    await expect(getComputedStyle(input).direction).toBe('ltr');
  },
};

/** Pasted with Arabic digits and invisible marks. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.paste('\u2066٠٠٢١٨ ٩٢-١٢٣ ٤٥٦٧\u2069');
    await expect(args.onChange).toHaveBeenLastCalledWith('+218921234567', null);
  },
};

/** The error appears on blur, not while typing; the typed text stays. */
export const TooShort: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '0912');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null, { code: 'format' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('0912');
  },
};

export const Disabled: Story = { args: { value: '+218912345678', disabled: true } };
