/** Reads the names of stores. Primary key. Parameter: ids. */
export const readStoreNamesSql = {
  name: 'booking.read-store-names',
  text: 'select id, name from store where id = any($1::uuid[])',
} as const;
