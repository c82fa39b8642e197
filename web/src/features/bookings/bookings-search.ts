import type { CalendarView } from '@osta/ui-kit';

/** The filter of a list of bookings (docs/spec.md §4 "Booking list filter"). */
export type BookingsTab = 'upcoming' | 'previous' | 'cancelled';

export interface BookingsSearch {
  /** Absent for the upcoming ones. */
  readonly tab?: 'previous' | 'cancelled';
}

/** Reads `?tab=`; anything else shows the upcoming bookings. */
export function bookingsSearch(search: Readonly<Record<string, unknown>>): BookingsSearch {
  const { tab } = search;
  return tab === 'previous' || tab === 'cancelled' ? { tab } : {};
}

/** Returns the tab of an address; the upcoming bookings by default. */
export function bookingsTabOf({ tab }: BookingsSearch): BookingsTab {
  return tab ?? 'upcoming';
}

/** The lists of a professional, and their calendar. */
export interface WorkplaceBookingsSearch {
  readonly tab?: 'previous' | 'cancelled' | 'calendar';
  /** Of the calendar; the week by default. */
  readonly view?: Exclude<CalendarView, 'week'>;
  /** YYYY-MM-DD, of the calendar; today by default. */
  readonly day?: string;
}

/** Reads `?tab=`, and for the calendar `?view=` and `?day=`. */
export function workplaceBookingsSearch(
  search: Readonly<Record<string, unknown>>,
): WorkplaceBookingsSearch {
  const { tab, view, day } = search;
  if (tab !== 'calendar') return bookingsSearch(search);
  return {
    tab,
    ...((view === 'day' || view === 'month' || view === 'agenda') && { view }),
    ...(typeof day === 'string' && isDay(day) && { day }),
  };
}

/** Returns the tab of a professional's address; the upcoming bookings by default. */
export function workplaceTabOf({ tab }: WorkplaceBookingsSearch): BookingsTab | 'calendar' {
  return tab ?? 'upcoming';
}

function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/u.test(text)) return false;
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- an instant
  const date = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
