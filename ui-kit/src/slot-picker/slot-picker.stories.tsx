import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { instantAt, weekOf } from '../calendar/calendar-days.ts';
import { UiContext, useUi } from '../provider/ui-context.ts';
import { useStoryText } from '../testing/say.tsx';
import { type SlotDay, SlotPicker } from './slot-picker.tsx';

const hours = [
  [],
  [540, 600, 690, 840, 1020],
  [480, 570, 780],
  [],
  [600, 660, 720, 900, 1080, 1140],
];
const days = weekOf('2026-11-21').map((day, i): SlotDay => ({
  day,
  slots: (hours[i] ?? []).map((minute) => instantAt(day, minute)),
}));
const changed = fn();

const meta = {
  title: 'Marketplace/Slot picker',
  tags: ['stable'],
  component: SlotPicker,
  args: { label: '', days, value: null, onChange: changed, onLater: fn() },
  render: function Render(args) {
    const text = useStoryText();
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: 620 }}>
        <SlotPicker
          {...args}
          label={text('time label')}
          value={value}
          onChange={(start) => {
            changed(start);
            setValue(start);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof SlotPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody elsewhere sees Libya's times, each with their own below it, which may be of the day before. */
export const Elsewhere: Story = {
  args: { days: [{ day: '2026-11-22', slots: [instantAt('2026-11-22', 540)] }] },
  decorators: [
    function Elsewhere(StoryHere) {
      const ui = useUi();
      return (
        <UiContext value={{ ...ui, ownZone: 'America/Los_Angeles' }}>
          <StoryHere />
        </UiContext>
      );
    },
  ],
  play: async ({ canvasElement, globals }) => {
    const [slot] = canvasElement.querySelectorAll('.ui-slot-picker-time');
    const own = globals['locale'] === 'ar' ? /11:00 م/u : /Sat 11:00 PM your time$/u;
    await expect(slot).toHaveTextContent(own);
  },
};

const shownDay = (canvasElement: HTMLElement): Element | null =>
  canvasElement.querySelector('.ui-slot-picker-shown');

/**
 * The first day with a free slot is open; arrows move in the direction they point. Today and tomorrow
 * say so: in the row, beside the chosen day, and to screen readers.
 */
export const Choosing: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    changed.mockClear();
    const [, , later] = canvas.getAllByRole('radio', { checked: false });
    await expect(later).toBeVisible();
    const sunday = canvas.getByRole('radio', { checked: true });
    await expect(sunday).toHaveAccessibleName(
      globals['locale'] === 'ar' ? 'الأحد، 22 نوفمبر (اليوم)' : 'Sunday 22 November (today)',
    );
    await expect(sunday).toHaveTextContent(globals['locale'] === 'ar' ? /اليوم$/u : /today$/u);
    await expect(shownDay(canvasElement)).toHaveTextContent(sunday.ariaLabel ?? '');
    sunday.focus();
    // The focus moves after the key press, and a key still held down then would choose a slot
    const arrow = globals['locale'] === 'ar' ? 'ArrowLeft' : 'ArrowRight';
    await userEvent.keyboard(`{${arrow}>}`);
    await waitFor(() =>
      expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(
        globals['locale'] === 'ar' ? /الاثنين.*\(غدًا\)$/u : /Monday.*\(tomorrow\)$/u,
      ),
    );
    const monday = canvas.getByRole('radio', { checked: true });
    await expect(monday).toHaveTextContent(globals['locale'] === 'ar' ? /غدًا$/u : /tomorrow$/u);
    await expect(shownDay(canvasElement)).toHaveTextContent(monday.ariaLabel ?? '');
    await userEvent.keyboard(`{/${arrow}}`);
    const first = canvas.getByRole('radio', { name: /08:00/u });
    await userEvent.click(first);
    await expect(changed).toHaveBeenLastCalledWith('2026-11-23T06:00:00.000Z');
  },
};

export const Chosen: Story = { args: { value: instantAt('2026-11-22', 600) } };

/** On a phone the days scroll, each as wide as a thumb needs; the chosen one is in sight. */
export const OnPhone: Story = {
  args: { value: instantAt('2026-11-22', 600) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    const buttons = [...canvasElement.querySelectorAll<HTMLElement>('.ui-slot-picker-day')];
    for (const { offsetWidth } of buttons) await expect(offsetWidth).toBeGreaterThanOrEqual(44);
    for (const near of canvasElement.querySelectorAll('.ui-date-block-near')) {
      await expect(near).toBeVisible();
      // The whole word: `tomorrow` is the longest
      await expect(near.scrollWidth).toBeLessThanOrEqual(near.clientWidth);
    }
    const strip = canvasElement.querySelector('.ui-slot-picker-strip')?.getBoundingClientRect();
    const isInSight = (day: HTMLElement | undefined): boolean => {
      const box = day?.getBoundingClientRect();
      return (
        box !== undefined &&
        strip !== undefined &&
        box.left >= strip.left - 1 &&
        box.right <= strip.right + 1
      );
    };
    await expect(isInSight(buttons[1])).toBe(true);
    await expect(isInSight(buttons[6])).toBe(false);
    buttons[6]?.focus();
    if (buttons[6]) await userEvent.click(buttons[6]);
    await waitFor(() => expect(isInSight(buttons[6])).toBe(true));
  },
};

export const Loading: Story = { args: { isLoading: true } };

/** No free slot in the whole week: the next free one is offered. */
export const FullWeek: Story = {
  args: {
    days: days.map(({ day }) => ({ day, slots: [] })),
    nextFree: '2026-12-02T08:00:00.000Z',
    onNextFree: fn(),
    onEarlier: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const last = canvas.getByRole('button', { name: /الأربعاء، 2 ديسمبر|Wednesday,? 2 December/u });
    await userEvent.click(last);
    await expect(args.onNextFree).toHaveBeenCalledOnce();
  },
};
