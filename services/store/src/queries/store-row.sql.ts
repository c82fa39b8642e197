/** Finds one store. Primary key. Parameter: its id. */
export const findStoreRow = {
  name: 'store.find-store',
  text: 'select id, version, state, updated_at from store.store where id = $1',
} as const;

/** Reads the names of people. Primary key. Parameter: ids. */
export const readNames = {
  name: 'store.read-names',
  text: 'select id, full_name from store.person where id = any($1::uuid[])',
} as const;
