export interface ApplicationSearch {
  /** The documents alone; absent for the whole application. */
  readonly part?: 'documents';
}

/** Reads `?part=` of the application; anything else shows all of it. */
export function applicationSearch(search: Readonly<Record<string, unknown>>): ApplicationSearch {
  return search['part'] === 'documents' ? { part: 'documents' } : {};
}
