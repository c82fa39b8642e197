import type { NearBySearch } from './near-by-search.ts';

type Named = readonly { readonly id: string }[];

/** What there is to search for; `undefined` where that is not known. */
interface Known {
  readonly services: Named | undefined;
  readonly places: Named | undefined;
}

const isMissing = (id: string | undefined, all: Named | undefined): boolean =>
  id !== undefined && all?.some((one) => one.id === id) === false;

/**
 * Returns the search without a service or a place that does not exist, as in an old or mistyped
 * address: the services would refuse all of it. The same object where there is none.
 */
export function knownSearch(search: NearBySearch, { services, places }: Known): NearBySearch {
  const { service, place, ...others } = search;
  const isNoService = isMissing(service, services);
  const isNoPlace = isMissing(place, places);
  if (!isNoService && !isNoPlace) return search;
  return {
    ...others,
    ...(service !== undefined && !isNoService && { service }),
    ...(place !== undefined && !isNoPlace && { place }),
  };
}
