/** Reads the names of people. Primary key. Parameter: ids. */
export const readPeople = {
  name: 'request.read-people',
  text: 'select id, full_name from person where id = any($1::uuid[])',
} as const;
