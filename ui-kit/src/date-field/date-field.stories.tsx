import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { Say } from '../testing/say.tsx';
import { DateField } from './date-field.tsx';

const meta = {
  title: 'Forms/Date field',
  tags: ['stable'],
  component: DateField,
  args: { value: '2026-11-21', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: 280, minBlockSize: 480 }}>
        <FormField label={<Say text="day label" />}>
          <DateField
            {...args}
            value={value}
            onChange={(day) => {
              setValue(day);
              args.onChange(day);
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = { args: { value: null } };

/** The first column is Saturday in both languages; it is at the inline start. */
export const Picked: Story = {
  args: { min: '2026-11-10', isUnavailable: (day: string) => day === '2026-11-27' },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    const grid = dialog.getByRole('grid');
    const [first] = grid.querySelectorAll('th');
    await expect(first).toHaveTextContent(globals['locale'] === 'ar' ? 'السبت' : 'Sat');
    const day = within(grid).getByText('25');
    await userEvent.click(day);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25');
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
