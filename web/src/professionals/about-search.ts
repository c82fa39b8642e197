import { isCalendarDay } from './when-wanted.ts';

/** The service, the place and the day of a search, on its way to the form of a request. */
export interface AboutSearch {
  readonly service?: string;
  readonly place?: string;
  /** YYYY-MM-DD, in Libya. */
  readonly day?: string;
}

/** Reads the service, the place and the day of an address. */
export function aboutSearch(search: Readonly<Record<string, unknown>>): AboutSearch {
  const { service, place, day } = search;
  return {
    ...(typeof service === 'string' && { service }),
    ...(typeof place === 'string' && { place }),
    ...(isCalendarDay(day) && { day }),
  };
}
