export interface NearBySearch {
  readonly service?: string;
  readonly place?: string;
}

/** Reads what is searched for, and where. */
export function nearBySearch(search: Readonly<Record<string, unknown>>): NearBySearch {
  const { service, place } = search;
  return {
    ...(typeof service === 'string' && { service }),
    ...(typeof place === 'string' && { place }),
  };
}
