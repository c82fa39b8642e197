import { dirhamPerDinar } from '@osta/contracts/dirham-per-dinar';

import { type AboutSearch, aboutSearch } from './about-search.ts';
import { nearBySearch, type NearBySearch } from './near-by-search.ts';
import type { FactsFilter } from './professionals.queries.ts';
import { freeDaysOf } from './when-wanted.ts';

/**
 * The search in the address of a public profile: as much of the search that found it as its price, its next free
 * time and its distance depend on, so that the page says what the card said.
 */
export interface ProfileSearch extends AboutSearch, Pick<NearBySearch, 'at' | 'open' | 'max'> {
  /** The trade that the typed words meant. */
  readonly trade?: string;
  /** The days on which somebody is to be free: `first,last`. */
  readonly days?: string;
}

/** Reads the search of the address of a profile. */
export function profileSearch(search: Readonly<Record<string, unknown>>): ProfileSearch {
  const { at, open, max } = nearBySearch(search);
  const { trade } = search;
  const days = freeDaysOf(search['days']);
  return {
    ...aboutSearch(search),
    ...(typeof trade === 'string' && { trade }),
    ...(at !== undefined && { at }),
    ...(open !== undefined && { open }),
    ...(max !== undefined && { max }),
    ...(days !== undefined && { days }),
  };
}

/** Returns the filter by which the facts of a profile are reckoned; that of the list in which it was found. */
export function profileFilter({
  service,
  trade,
  place,
  at,
  open,
  max,
  days,
}: ProfileSearch): FactsFilter {
  return {
    serviceId: service ?? null,
    categoryId: trade ?? null,
    placeId: place ?? null,
    at: at ?? null,
    isOpen: open === true,
    ...(max !== undefined && { maxPrice: max * dirhamPerDinar }),
    ...(days !== undefined && { freeDays: days }),
  };
}
