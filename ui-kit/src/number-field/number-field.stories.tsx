import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import type { FieldProblem } from '../field-messages/field-problem.ts';
import { useFieldMessage } from '../field-messages/use-field-message.ts';
import { FormField } from '../form-field/form-field.tsx';
import { Say } from '../testing/say.tsx';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Forms/Number field',
  tags: ['stable'],
  component: NumberField,
  args: { value: null, onChange: fn(), isInteger: true, min: 1, max: 12 },
  render: function Render(args) {
    const message = useFieldMessage();
    const [value, setValue] = useState(args.value);
    const [problem, setProblem] = useState<FieldProblem | null>(null);
    return (
      <div style={{ maxInlineSize: 280 }}>
        <FormField
          label={<Say text={{ ar: 'كم غرفة', en: 'How many rooms' }} />}
          error={message(problem)}
        >
          <NumberField
            {...args}
            value={value}
            onChange={(next, wrong) => {
              setValue(next);
              setProblem(wrong);
              args.onChange(next, wrong);
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 4 } };

/** Arrow and page keys change it, and stop at the limits. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2, null);
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(input).toHaveAttribute('aria-valuenow', '12');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('11');
    // The two buttons are for the mouse: Tab skips them
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
    await expect(canvas.getAllByRole('button')[0]).not.toHaveFocus();
  },
};

export const ByButtons: Story = {
  args: { value: 11 },
  play: async ({ canvas, userEvent }) => {
    const [less, more] = canvas.getAllByRole('button');
    if (less === undefined || more === undefined) throw new Error('two buttons');
    await userEvent.click(more);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('12');
    await expect(more).toBeDisabled();
    await userEvent.click(less);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('11');
  },
};

/** Invalid text stays to be corrected, and the field says so. */
export const Letters: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.type(input, '3 غرف');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, { code: 'number' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(input).toHaveValue('3 غرف');
    await userEvent.clear(input);
    await userEvent.type(input, '٧');
    await expect(args.onChange).toHaveBeenLastCalledWith(7, null);
  },
};

export const Fraction: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.type(
      canvas.getByRole('spinbutton'),
      globals['locale'] === 'ar' ? '2,5' : '2.5',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(null, { code: 'integer' });
  },
};

/** The form judges values beyond the limits: the field changes nothing by itself. */
export const Decimals: Story = {
  args: { isInteger: false, min: 0, max: 500, step: 0.5 },
  play: async ({ canvas, userEvent, args, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    const input = canvas.getByRole('spinbutton');
    await userEvent.type(input, isArabic ? '1250,75' : '1250.75');
    await userEvent.tab();
    await expect(input).toHaveValue(isArabic ? '1.250,75' : '1,250.75');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250.75, null);
  },
};

export const Disabled: Story = { args: { value: 4, disabled: true } };
