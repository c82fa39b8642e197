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
