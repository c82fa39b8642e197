import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { Say } from '../testing/say.tsx';
import { MoneyField } from './money-field.tsx';

const meta = {
  title: 'Forms/Money field',
  tags: ['stable'],
  component: MoneyField,
  args: { value: null, onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: 280 }}>
        <FormField label={<Say text="price label" />}>
          <MoneyField
            {...args}
            value={value}
            onChange={(dirham) => {
              setValue(dirham);
              args.onChange(dirham);
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 1_250_500 } };

/** Typed in the language's notation, normalized on blur. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, isArabic ? '1250,5x' : '1250.5x');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_250_500);
    await userEvent.tab();
    await expect(input).toHaveValue(isArabic ? '1.250,50' : '1,250.50');
  },
};

/** Typed with an Arabic keyboard. */
export const ArabicDigits: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '٧٥');
    await expect(args.onChange).toHaveBeenLastCalledWith(75_000);
  },
};

export const Emptied: Story = {
  args: { value: 80_000 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
