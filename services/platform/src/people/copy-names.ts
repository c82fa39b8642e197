import { copyNamesSql } from './copy-names.sql.ts';
import type { PeopleCopy } from './follow-people.ts';

/** Returns the copy of people's names in a schema, so that its lists need no other service. */
export function copyNames(schema: string): PeopleCopy {
  return {
    sql: (first) => copyNamesSql(schema, first),
    values(people) {
      const named = people.filter(({ isErased }) => !isErased);
      return [named.map(({ id }) => id), named.map(({ fullName }) => fullName)];
    },
  };
}
