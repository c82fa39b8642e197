import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { useDirection } from '../provider/ui-context.ts';
import { Say } from '../testing/say.tsx';
import { DateRangeField } from './date-range-field.tsx';

const meta = {
  title: 'Forms/Date range field',
  tags: ['stable'],
  component: DateRangeField,
  args: { value: { from: '2026-11-22', to: '2026-11-25' }, onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: 380, minBlockSize: 480 }} data-direction={useDirection()}>
        <FormField label={<Say text={{ ar: 'أيام الإجازة', en: 'Days off' }} />}>
          <DateRangeField
            {...args}
            value={value}
            onChange={(range) => {
              setValue(range);
              args.onChange(range);
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = { args: { value: null } };

/** Picks two days by keyboard: the arrow that points along the text goes to the next day. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const isRtl = canvasElement.querySelector('[data-direction="rtl"]') !== null;
    const on = isRtl ? 'ArrowLeft' : 'ArrowRight';
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const [first] = dialog.getByRole('grid').querySelectorAll('th');
    await expect(first).toHaveTextContent(/السبت|Sat/);
    await waitFor(() =>
      expect(dialog.getByRole('grid').contains(document.activeElement)).toBe(true),
    );
    // After the first day is chosen, the focus moves on to the next day by itself
    await userEvent.keyboard(`{${on}}{Enter}{${on}}{Enter}`);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-23', to: '2026-11-25' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Calendar: Story = {
  args: { min: '2026-11-10', isUnavailable: (day: string) => day === '2026-11-27' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};

export const Disabled: Story = { args: { disabled: true } };
