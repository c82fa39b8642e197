/** A day in Libyan time, as two, two and four digits. */
interface Day {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/**
 * Returns a day after the bookings of the demo market, which lie in the next two weeks at times that depend on the
 * hour.
 */
export function dayAhead(): Day {
  const date = new Date(Date.now() + 18 * 24 * 3_600_000);
  const [year = '', month = '', day = ''] = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Africa/Tripoli',
  })
    .format(date)
    .split('-');
  return { day, month, year };
}

/** Returns the Arabic weekday of a day. */
export function weekdayOf({ day, month, year }: Day): string {
  const noon = new Date(`${year}-${month}-${day}T12:00:00Z`);
  return new Intl.DateTimeFormat('ar-LY', { weekday: 'long', timeZone: 'UTC' }).format(noon);
}
