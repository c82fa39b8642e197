/** Reads one changed entry of the catalogue. Primary key. Parameter: the id of its stream. */
export const findEntry = {
  name: 'professional.find-catalogue-entry',
  text: 'select version, state from professional.catalogue_entry where id = $1',
} as const;

/** Says which changes the table has. It has a hundred rows at most, one for each changed entry. */
export const readRevision = {
  name: 'professional.read-catalogue-revision',
  text: `
select coalesce(sum(version), 0)::integer as revision from professional.catalogue_entry`,
} as const;

/** Reads all changed entries, with the revision that they are. */
export const readEntries = {
  name: 'professional.read-catalogue-entries',
  text: 'select version, state from professional.catalogue_entry',
} as const;
