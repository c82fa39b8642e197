import { isCalendarDay } from '../../../professionals/when-wanted.ts';
import { type BookingStep, bookingSteps } from './booking-steps.ts';

/** What the page of a new booking is about. */
export interface NewBookingSearch {
  /** Who offers the service. */
  readonly professional?: string;
  /** The offered service. */
  readonly service?: string;
  /** The store at whose page it is booked. */
  readonly store?: string;
  /** Where the work is, if the reader came from a search. */
  readonly place?: string;
  /** The day from which times are shown at first, if the reader came from a search: YYYY-MM-DD. */
  readonly day?: string;
  /** The start of the chosen slot, in UTC. It outlives a log-in. */
  readonly start?: string;
  /** The booking that holds the slot; absent until there is one. */
  readonly hold?: string;
  /** The step that is shown, once a time is held. */
  readonly step?: BookingStep;
}

/** Reads the address of a new booking. A start that is no moment counts as none. */
export function newBookingSearch(search: Readonly<Record<string, unknown>>): NewBookingSearch {
  const { professional, service, store, place, day, start, hold } = search;
  const step = bookingSteps.find((name) => name === search['step']);
  return {
    ...(typeof professional === 'string' && { professional }),
    ...(typeof service === 'string' && { service }),
    ...(typeof store === 'string' && { store }),
    ...(typeof place === 'string' && { place }),
    ...(isCalendarDay(day) && { day }),
    ...(typeof start === 'string' && isInstant(start) && { start }),
    ...(typeof hold === 'string' && { hold }),
    // Without a held time there is only one
    ...(typeof hold === 'string' && step !== undefined && { step }),
  };
}

function isInstant(text: string): boolean {
  return /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u.test(text) && !Number.isNaN(Date.parse(text));
}
