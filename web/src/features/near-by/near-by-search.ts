export interface NearBySearch {
  readonly service?: string;
  readonly place?: string;
}

/** Reads the service and the place of the search. */
export function nearBySearch(search: Readonly<Record<string, unknown>>): NearBySearch {
  const { service, place } = search;
  return {
    ...(typeof service === 'string' && { service }),
    ...(typeof place === 'string' && { place }),
  };
}
