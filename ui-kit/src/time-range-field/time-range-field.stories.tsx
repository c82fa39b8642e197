import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { Say } from '../testing/say.tsx';
import { TimeRangeField } from './time-range-field.tsx';
import { timeRangeProblem } from './time-range.ts';
import { useTimeRangeMessage } from './use-time-range-message.ts';

const meta = {
  title: 'Forms/Time range field',
  tags: ['stable'],
  component: TimeRangeField,
  args: { value: { from: '09:00', to: '17:30' }, onChange: fn() },
  render: function Render(args) {
    const message = useTimeRangeMessage();
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: 342 }}>
        <FormField
          label={<Say text={{ ar: 'ساعات العمل', en: 'Working hours' }} />}
          error={message(timeRangeProblem(value))}
        >
          <TimeRangeField
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
} satisfies Meta<typeof TimeRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each part has a label: start or end. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('group');
    await expect(groups.length).toBeGreaterThanOrEqual(2);
    for (const group of groups) await expect(group).toHaveAccessibleName();
  },
};

/** Midnight as the end is the end of the day. */
export const UntilMidnight: Story = {
  args: { value: { from: '18:00', to: '23:00' } },
  play: async ({ canvas, userEvent, args }) => {
    const untilHour = canvas.getAllByRole('spinbutton')[3];
    untilHour?.focus();
    await userEvent.keyboard('12');
    canvas.getAllByRole('spinbutton')[5]?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '18:00', to: '24:00' });
  },
};

/** A range over midnight is refused, with advice. */
export const OverMidnight: Story = {
  args: { value: { from: '20:00', to: '02:00' } },
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByRole('spinbutton')) {
      await expect(part).toHaveAttribute('aria-invalid', 'true');
    }
  },
};

export const Empty: Story = { args: { value: { from: null, to: null } } };

export const Disabled: Story = { args: { disabled: true } };
