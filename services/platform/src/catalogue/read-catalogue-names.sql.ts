/** Reads everything that admins have renamed, from the service's own copy: tens of rows. */
export const readOverrides = {
  name: 'catalogue.read-names',
  text: 'select id, ar, en from catalogue_override',
} as const;
