import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { storyNow } from '../testing/market.ts';
import { useStoryText, type Words } from '../testing/say.tsx';
import { instantAt } from './calendar-days.ts';
import type { CalendarEvent, CalendarColor } from './calendar-event.ts';
import { Calendar } from './calendar.tsx';
import type { CalendarView } from './step-day.ts';

interface Job {
  readonly id: string;
  readonly day: string;
  readonly from: number;
  readonly to: number;
  readonly color: CalendarColor;
  readonly title: Words;
  readonly detail: Words;
}

const leak = { ar: 'كشف تسريب', en: 'Leak detection' };
const heater = { ar: 'تركيب سخّان', en: 'Water heater' };
const visit = { ar: 'معاينة حمّام', en: 'Bathroom inspection' };
const najat = { ar: 'نجاة، حي الأندلس', en: 'Najat, Hay Al-Andalus' };
const nasr = { ar: 'بن نصر، قرقارش', en: 'Ben Nasr, Gargaresh' };
const rabia = { ar: 'ربيعة، جنزور', en: 'Rabia, Janzour' };

const jobs: readonly Job[] = [
  { id: 'a', day: '2026-11-21', from: 540, to: 630, color: 'blue', title: leak, detail: najat },
  { id: 'b', day: '2026-11-21', from: 840, to: 960, color: 'green', title: heater, detail: nasr },
  { id: 'c', day: '2026-11-22', from: 600, to: 690, color: 'blue', title: visit, detail: rabia },
  { id: 'd', day: '2026-11-22', from: 630, to: 750, color: 'orange', title: leak, detail: nasr },
  { id: 'e', day: '2026-11-23', from: 540, to: 720, color: 'blue', title: heater, detail: najat },
  { id: 'f', day: '2026-11-25', from: 510, to: 540, color: 'gray', title: visit, detail: rabia },
  { id: 'g', day: '2026-11-25', from: 960, to: 1080, color: 'green', title: leak, detail: nasr },
  { id: 'h', day: '2026-11-26', from: 600, to: 660, color: 'blue', title: visit, detail: najat },
  { id: 'i', day: '2026-11-10', from: 600, to: 660, color: 'green', title: heater, detail: rabia },
];

const moved = fn();
const opened = fn();

/** Returns the day of a month that has the focus. */
function dayHeld(): string | undefined {
  return document.activeElement instanceof HTMLElement
    ? document.activeElement.dataset['day']
    : undefined;
}

interface ScheduleProps {
  readonly view: CalendarView;
  readonly isLoading: boolean;
}

function Schedule({ view: first, isLoading }: ScheduleProps): ReactNode {
  const text = useStoryText();
  const [view, setView] = useState(first);
  const [day, setDay] = useState('2026-11-21');
  const [times, setTimes] = useState<Readonly<Record<string, { start: string; end: string }>>>({});
  const events = jobs.map(({ id, day: on, from, to, color, title, detail }): CalendarEvent => {
    const { start = instantAt(on, from), end = instantAt(on, to) } = times[id] ?? {};
    return { id, color, title: text(title), detail: text(detail), start, end };
  });
  return (
    <Calendar
      view={view}
      onViewChange={setView}
      day={day}
      onDayChange={setDay}
      now={storyNow}
      events={events}
      onOpen={opened}
      isLoading={isLoading}
      onMove={(id, start, end) => {
        moved(id, start, end);
        setTimes({ ...times, [id]: { start, end } });
      }}
    />
  );
}

const meta = {
  title: 'Marketplace/Calendar',
  tags: ['stable'],
  component: Calendar,
  args: {
    view: 'week',
    onViewChange: fn(),
    day: '2026-11-21',
    onDayChange: fn(),
    now: storyNow,
    events: [],
    onOpen: fn(),
  },
  parameters: {
    exceptions: {
      touch: [
        {
          selector: '.ui-calendar-column',
          reason:
            'An event is as high as it lasts, and shares its day with those at the same time.',
        },
      ],
    },
  },
  render: ({ view, isLoading = false }) => <Schedule view={view} isLoading={isLoading} />,
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space picks an event up, arrows move it in the direction they point, Space drops it. */
export const Week: Story = {
  play: async ({ canvasElement, userEvent, globals }) => {
    moved.mockClear();
    opened.mockClear();
    const event = canvasElement.querySelector<HTMLElement>('.ui-calendar-event');
    event?.focus();
    const towardsTomorrow = globals['locale'] === 'ar' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(` ${towardsTomorrow}{ArrowDown}{ArrowDown} `);
    await expect(moved).toHaveBeenLastCalledWith(
      'a',
      '2026-11-22T07:30:00.000Z',
      '2026-11-22T09:00:00.000Z',
    );
    await userEvent.keyboard('{Enter}');
    await expect(opened).not.toHaveBeenCalledTimes(2);
  },
};

/** A phone has room for three days: from the selected one on, three further with each step. */
export const WeekOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const shown = (): readonly (string | undefined)[] =>
      [...canvasElement.querySelectorAll<HTMLElement>('.ui-calendar-column')]
        .filter((column) => column.checkVisibility())
        .map(({ dataset }) => dataset['column']);
    await expect(shown()).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    const later = canvas.getByRole('button', {
      name: globals['locale'] === 'ar' ? 'التالي' : 'Later',
    });
    await userEvent.click(later);
    await userEvent.click(later);
    await expect(shown()).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
  },
};

/** While events are loading the days can be changed already. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { busy: true })).toBeVisible();
    await expect(canvasElement.querySelector('.ui-calendar-event')).toBeNull();
  },
};

/** Escape cancels a move. */
export const TakenBack: Story = {
  play: async ({ canvasElement, userEvent }) => {
    moved.mockClear();
    canvasElement.querySelector<HTMLElement>('.ui-calendar-event')?.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Escape}');
    await expect(moved).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('[data-moving]')).toBeNull();
  },
};

/** By pointer: dragging two hours down moves the event two hours later. */
export const Dragged: Story = {
  args: { view: 'day' },
  play: async ({ canvasElement }) => {
    moved.mockClear();
    const event = canvasElement.querySelector<HTMLElement>('.ui-calendar-event');
    const column = canvasElement.querySelector('.ui-calendar-column');
    if (event === null || column === null) throw new Error('nothing to drag');
    const hour = column.getBoundingClientRect().height / 14;
    const { x, y } = event.getBoundingClientRect();
    const at = (dy: number): PointerEventInit => ({
      bubbles: true,
      button: 0,
      pointerId: 1,
      clientX: x + 20,
      clientY: y + 10 + dy,
    });
    // A synthetic pointer cannot be captured
    event.setPointerCapture = fn();
    event.hasPointerCapture = () => true;
    event.dispatchEvent(new PointerEvent('pointerdown', at(0)));
    event.dispatchEvent(new PointerEvent('pointermove', at(hour * 2)));
    await new Promise(requestAnimationFrame);
    event.dispatchEvent(new PointerEvent('pointerup', at(hour * 2)));
    await expect(moved).toHaveBeenLastCalledWith(
      'a',
      '2026-11-21T09:00:00.000Z',
      '2026-11-21T10:30:00.000Z',
    );
  },
};

export const Month: Story = {
  args: { view: 'month' },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const [first] = canvas.getAllByRole('columnheader');
    await expect(first).toHaveAccessibleName(globals['locale'] === 'ar' ? 'السبت' : 'Saturday');
    moved.mockClear();
    const events = canvasElement.querySelectorAll<HTMLElement>('.ui-calendar-event');
    // What a screen reader says of it: when it starts and ends, and where it is
    await expect(events[0]).toHaveAccessibleName(
      globals['locale'] === 'ar'
        ? /^تركيب سخّان .*10:00 ص.*11:00 ص.*جنزور$/u
        : /^Water heater .*10:00 AM.*11:00 AM.*Janzour$/u,
    );
    events[0]?.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(moved).toHaveBeenLastCalledWith(
      'i',
      '2026-11-17T08:00:00.000Z',
      '2026-11-17T09:00:00.000Z',
    );
  },
};

/** Where only the number of events is known, a day says it, and leads to them. */
export const MonthOfCounts: Story = {
  render: (args) => (
    <Calendar {...args} view="month" countOfDays={[{ day: '2026-11-22', count: 12 }]} />
  ),
  play: async ({ args, canvas, userEvent, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    const day = isArabic ? /^الأحد، 22 نوفمبر 2026، 12 حجزًا$/u : /^Sunday,? 22 .*, 12 bookings$/u;
    await expect(canvas.getByRole('button', { name: day })).toBeVisible();
    const count = isArabic ? /^12 حجزًا، /u : /^12 bookings, /u;
    await userEvent.click(canvas.getByRole('button', { name: count }));
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-11-22');
  },
};

/** One Tab stop: keys lead from day to day, and Tab on to the events of the day. */
export const MonthByKeyboard: Story = {
  args: { view: 'month' },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    await expect(canvasElement.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
    canvasElement.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    await userEvent.keyboard(isArabic ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(dayHeld()).toBe('2026-11-22');
    await expect(document.activeElement).toHaveAccessibleName(
      isArabic ? 'الأحد، 22 نوفمبر 2026، حجزان' : /^Sunday,? 22 November 2026, 2 bookings$/u,
    );
    await userEvent.tab();
    await expect(document.activeElement).toHaveClass('ui-calendar-event');
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(dayHeld()).toBe('2026-11-14');
    await userEvent.keyboard('{PageDown}');
    await expect(dayHeld()).toBe('2026-12-14');
    const month = canvas.getByRole('grid');
    await expect(month).toHaveAccessibleName(isArabic ? 'ديسمبر 2026' : 'December 2026');
  },
};

/** A day is a number with dots; the events of the pressed day are listed below the month. */
export const MonthOnPhone: Story = {
  args: { view: 'month' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, globals }) => {
    opened.mockClear();
    const isArabic = globals['locale'] === 'ar';
    const day = canvas.getByRole('button', {
      name: isArabic ? /^الأحد، 22 نوفمبر/ : /^Sunday,? 22 November/u,
    });
    await userEvent.click(day);
    const below = canvas.getByRole('region', { name: isArabic ? /22 نوفمبر/ : /22 November/ });
    const held = within(below).getAllByRole('button');
    await expect(held).toHaveLength(2);
    if (held[0]) await userEvent.click(held[0]);
    await expect(opened).toHaveBeenCalledWith('c');
  },
};

export const Agenda: Story = {
  args: { view: 'agenda' },
  play: async ({ canvasElement, userEvent }) => {
    opened.mockClear();
    const list = canvasElement.querySelector<HTMLElement>('.ui-calendar-agenda');
    if (list === null) throw new Error('no list');
    const [first] = within(list).getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(opened).toHaveBeenCalledWith('i');
  },
};

/** Hours without work are shaded, a day off says so, and what is taken otherwise is hatched. */
export const HoursAndHolds: Story = {
  render: (args) => {
    const text = useStoryText();
    const morning = [{ from: 480, to: 780 }];
    return (
      <Calendar
        {...args}
        hoursOfDays={[
          { day: '2026-11-21', hours: [...morning, { from: 960, to: 1140 }], isOff: false },
          { day: '2026-11-22', hours: morning, isOff: false },
          { day: '2026-11-23', hours: [], isOff: true },
          { day: '2026-11-27', hours: [], isOff: false },
        ]}
        taken={[
          {
            start: instantAt('2026-11-22', 600),
            end: instantAt('2026-11-22', 690),
            label: text({ ar: 'يحجزه زبون الآن', en: 'Being booked' }),
          },
        ]}
      />
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    await expect(canvas.getByText(isArabic ? 'إجازة' : 'Time off')).toBeVisible();
    await expect(canvas.getByText(isArabic ? 'يحجزه زبون الآن' : 'Being booked')).toBeVisible();
    const shades = (day: string): number =>
      canvasElement.querySelectorAll(`[data-column='${day}'] .ui-calendar-closed`).length;
    await expect(['21', '22', '23', '24'].map((n) => shades(`2026-11-${n}`))).toEqual([3, 2, 1, 0]);
    // Closed hours recede: they are darker than open ones in every theme
    const closed = canvasElement.querySelector('.ui-calendar-closed');
    if (closed === null) throw new Error('nothing is closed');
    await expect(getComputedStyle(closed).backgroundColor).toMatch(/^rgba\(0, 0, \d+, /u);
  },
};

/** A month without events. */
export const Empty: Story = {
  args: { view: 'agenda' },
  render: (args) => <Calendar {...args} />,
};
