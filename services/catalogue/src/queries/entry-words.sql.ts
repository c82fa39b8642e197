/** Reads one changed entry of the catalogue. Primary key. Parameter: the id of its stream. */
export const findEntry = {
  name: 'catalogue.find-catalogue-entry',
  text: 'select version, state from catalogue.catalogue_entry where id = $1',
} as const;

/** Says which changes the table has. It has a hundred rows at most, one for each changed entry. */
export const readRevision = {
  name: 'catalogue.read-catalogue-revision',
  text: `
select coalesce(sum(version), 0)::integer as revision from catalogue.catalogue_entry`,
} as const;

/** Reads all changed entries, with the revision that they are. */
export const readEntries = {
  name: 'catalogue.read-catalogue-entries',
  text: 'select version, state from catalogue.catalogue_entry',
} as const;
