export interface NewRequestSearch {
  /** The service that was searched for, or the professional whose card was pressed: preselected. */
  readonly service?: string;
  readonly place?: string;
  readonly professional?: string;
}

/** Reads the form's initial values from the address. */
export function newRequestSearch(search: Readonly<Record<string, unknown>>): NewRequestSearch {
  const { service, place, professional } = search;
  return {
    ...(typeof service === 'string' && { service }),
    ...(typeof place === 'string' && { place }),
    ...(typeof professional === 'string' && { professional }),
  };
}
