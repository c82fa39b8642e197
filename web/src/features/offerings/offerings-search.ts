import type { OfferingPart } from './offerings.queries.ts';

interface OfferingsSearch {
  /** Absent: those that are not archived. */
  readonly part?: 'archived';
}

/** Reads `?part=` of the list of services. */
export function offeringsSearch(search: Readonly<Record<string, unknown>>): OfferingsSearch {
  return search['part'] === 'archived' ? { part: 'archived' } : {};
}

/** Returns the part of an address. */
export function partOf({ part }: OfferingsSearch): OfferingPart {
  return part ?? 'active';
}
