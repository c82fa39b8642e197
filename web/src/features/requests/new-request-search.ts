export interface NewRequestSearch {
  /** What was searched for, or whose card was pressed: filled in already. */
  readonly service?: string;
  readonly place?: string;
  readonly professional?: string;
}

/** Reads what the form starts with from its address. */
export function newRequestSearch(search: Readonly<Record<string, unknown>>): NewRequestSearch {
  const { service, place, professional } = search;
  return {
    ...(typeof service === 'string' && { service }),
    ...(typeof place === 'string' && { place }),
    ...(typeof professional === 'string' && { professional }),
  };
}
