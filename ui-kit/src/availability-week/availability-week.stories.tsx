import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import type { OpenRange, Weekday, WeekOpeningHours } from '../opening-hours/week-opening-hours.ts';
import { shopHours } from '../testing/market-hours.ts';
import { useStoryText } from '../testing/say.tsx';
import { AvailabilityWeek } from './availability-week.tsx';

const none: readonly OpenRange[] = [];
const busy: WeekOpeningHours = {
  saturday: [{ from: '09:00', to: '11:00' }],
  sunday: none,
  monday: [{ from: '17:00', to: '19:00' }],
  tuesday: none,
  wednesday: [{ from: '10:00', to: '13:00' }],
  thursday: none,
  friday: none,
};
const changed = fn();
const two = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Returns the ranges with an hour added or removed; hours are stored as ranges. */
function withHour(ranges: readonly OpenRange[], hour: number, isFree: boolean): OpenRange[] {
  const hours = Array.from({ length: 24 }, (_, i) => i).filter((each) =>
    each === hour ? isFree : ranges.some(({ from, to }) => from <= two(each) && to > two(each)),
  );
  return hours.map((each) => ({ from: two(each), to: two(each + 1) }));
}

const meta = {
  title: 'Marketplace/Availability week',
  tags: ['preview'],
  component: AvailabilityWeek,
  args: { label: '', free: shopHours, busy, onChange: changed },
  parameters: {
    exceptions: {
      touch: [
        {
          selector: '.ui-availability-cell',
          reason:
            'Seven days and their hours fit on a phone only narrower; a finger paints over many.',
        },
      ],
    },
  },
  render: function Render(args) {
    const text = useStoryText();
    const [free, setFree] = useState<Readonly<Record<Weekday, readonly OpenRange[]>>>(args.free);
    return (
      <AvailabilityWeek
        {...args}
        label={text({ ar: 'ساعات شغلك', en: 'Your working hours' })}
        free={free}
        onChange={(day, hour, isFree) => {
          changed(day, hour, isFree);
          setFree((before) => ({ ...before, [day]: withHour(before[day], hour, isFree) }));
        }}
      />
    );
  },
} satisfies Meta<typeof AvailabilityWeek>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One Tab stop. Arrows move in the direction they point; Space turns an hour on and off. */
export const Editable: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    changed.mockClear();
    const [first] = canvas.getAllByRole('button');
    first?.focus();
    const onwards = globals['locale'] === 'ar' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(`${onwards}{ArrowDown} `);
    await expect(changed).toHaveBeenLastCalledWith('sunday', 9, false);
    await userEvent.keyboard(' ');
    await expect(changed).toHaveBeenLastCalledWith('sunday', 9, true);
  },
};

/** A booked hour cannot be changed. */
export const Booked: Story = {
  play: async ({ canvas, userEvent }) => {
    changed.mockClear();
    const booked = canvas
      .getAllByRole('button')
      .find((cell) => cell.getAttribute('aria-disabled') === 'true');
    booked?.focus();
    await userEvent.keyboard(' ');
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  render: function Render({ free }) {
    const text = useStoryText();
    return (
      <AvailabilityWeek
        label={text({ ar: 'متى يشتغل', en: 'Working hours' })}
        free={free}
        busy={busy}
      />
    );
  },
};
