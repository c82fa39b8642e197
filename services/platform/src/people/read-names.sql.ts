/** Reads the names of people from the service's own copy. Primary key. Parameter: ids. */
export const readPeople = {
  name: 'people.read-names',
  text: 'select id, full_name from person where id = any($1::uuid[])',
} as const;
