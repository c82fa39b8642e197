/** Reads the names of people from the service's own copy. Primary key. Parameter: ids. */
export const readPeople = {
  name: 'people.read-names',
  text: 'select id, full_name from person where id = any($1::uuid[])',
} as const;

/**
 * Reads them as they are written for readers of a language. Primary keys of `person` and `written_name`.
 *
 * Parameters: ids, whether the language is Arabic.
 */
export const readWrittenNames = {
  name: 'people.read-written-names',
  text: `
select person.id, coalesce(nullif(case when $2 then ar else en end, ''), full_name) as full_name
from person left join written_name on written_name.id = person.id
where person.id = any($1::uuid[])`,
} as const;
