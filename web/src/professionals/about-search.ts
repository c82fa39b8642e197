/** The service and the place of a search, on its way to the form of a request. */
export interface AboutSearch {
  readonly service?: string;
  readonly place?: string;
}

/** Reads the service and the place of an address. */
export function aboutSearch(search: Readonly<Record<string, unknown>>): AboutSearch {
  const { service, place } = search;
  return {
    ...(typeof service === 'string' && { service }),
    ...(typeof place === 'string' && { place }),
  };
}
