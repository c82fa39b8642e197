import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { Say } from '../testing/say.tsx';
import type { DraftTimeRange } from '../time-range-field/time-range.ts';
import { DayRangesField } from './day-ranges-field.tsx';
import type { DraftWeek } from './draft-week.ts';
import { WeekHoursEditor } from './week-hours-editor.tsx';

const day = [
  { from: '09:00', to: '13:30' },
  { from: '16:00', to: '21:00' },
];
const week: DraftWeek = {
  saturday: day,
  sunday: day,
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: [{ from: '09:00', to: '14:00' }],
  friday: [],
};
const closed: DraftWeek = {
  saturday: [],
  sunday: [],
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
};

const meta = {
  title: 'Forms/Week hours editor',
  tags: ['stable'],
  component: WeekHoursEditor,
  args: { value: week, onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: 720 }}>
        <FormField label={<Say text={{ ar: 'ساعات العمل', en: 'Opening hours' }} />}>
          <WeekHoursEditor
            {...args}
            value={value}
            onChange={(changed) => {
              setValue(changed);
              args.onChange(changed);
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof WeekHoursEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Saturday is the first day in both languages. */
export const Shop: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('switch');
    await expect(first).toHaveAccessibleName(/السبت|Saturday/);
    await expect(canvas.getAllByRole('switch')).toHaveLength(7);
  },
};

/** Opened, filled in and copied by keyboard. */
export const ByKeyboard: Story = {
  args: { value: closed },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...closed,
      saturday: [{ from: '09:00', to: '17:00' }],
    });
    const copy = canvas.getByRole('button', { name: /Copy to|نسخ إلى أيام/ });
    copy.focus();
    await userEvent.keyboard('{Enter}');
    await expect(copy).toHaveAttribute('aria-expanded', 'true');
    // Friday is not preselected: it is a day off
    await expect(canvas.getByRole('checkbox', { name: /Friday|الجمعة/ })).not.toBeChecked();
    canvas.getByRole('button', { name: /Copy these|نسخ هذه/ }).focus();
    await userEvent.keyboard('{Enter}');
    const hours = [{ from: '09:00', to: '17:00' }];
    await expect(args.onChange).toHaveBeenLastCalledWith({
      saturday: hours,
      sunday: hours,
      monday: hours,
      tuesday: hours,
      wednesday: hours,
      thursday: hours,
      friday: [],
    });
  },
};

/** Closing and reopening a day restores its ranges. */
export const ClosedAndOpened: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const thursday = canvas.getByRole('switch', { name: /Thursday|الخميس/ });
    await userEvent.click(thursday);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...week, thursday: [] });
    await userEvent.click(thursday);
    await expect(args.onChange).toHaveBeenLastCalledWith(week);
  },
};

/** Over midnight and overlapping: refused in a sentence at the wrong range. */
export const Mistakes: Story = {
  args: {
    value: {
      ...closed,
      saturday: [{ from: '20:00', to: '02:00' }],
      sunday: [
        { from: '09:00', to: '14:00' },
        { from: '13:00', to: '18:00' },
      ],
      monday: [{ from: '09:00', to: null }],
    },
    showsMissing: true,
  },
  play: async ({ canvas }) => {
    const saturday = canvas.getByRole('group', { name: /^(?:السبت|Saturday)$/ });
    await expect(within(saturday).getByText(/12:00/)).toBeVisible();
    const monday = canvas.getByRole('group', { name: /^(?:الاثنين|الإثنين|Monday)$/ });
    await expect(within(monday).getByText(/both times|البداية والنهاية/)).toBeVisible();
  },
};

/** An empty range is no error before a submit. */
export const Added: Story = {
  args: { value: { ...closed, saturday: [{ from: '09:00', to: '14:00' }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add hours|إضافة فترة/ }));
    const saturday = canvas.getByRole('group', { name: /^(?:السبت|Saturday)$/ });
    await expect(within(saturday).queryByText(/both times|البداية والنهاية/)).toBeNull();
    await userEvent.click(
      within(saturday).getAllByRole('button', { name: /^(?:Remove|حذف)/ })[1] ?? saturday,
    );
    await expect(within(saturday).queryByRole('button', { name: /^(?:Remove|حذف)/ })).toBeNull();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** One day alone, for a date with hours of its own: the later of two ranges that overlap is marked. */
export const OneDay: Story = {
  render: function Render() {
    const [value, setValue] = useState<readonly DraftTimeRange[]>([
      { from: '09:00', to: '14:00' },
      { from: '13:00', to: '18:00' },
    ]);
    return (
      <FormField label={<Say text={{ ar: 'الساعات', en: 'Hours' }} />}>
        <DayRangesField name="24" value={value} onChange={setValue} />
      </FormField>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const overlap = /overlap|تتداخل/;
    await expect(canvas.getByText(overlap)).toBeVisible();
    const [, second] = canvas.getAllByRole('button', { name: /^(?:Remove|حذف|إزالة)/ });
    await expect(second).toBeDefined();
    if (second !== undefined) await userEvent.click(second);
    await expect(canvas.queryByText(overlap)).toBeNull();
  },
};
