import type { PeopleCopy } from '@osta/platform/people/follow-people';

import { copyPeopleSql } from './copy-people.sql.ts';

/** Copies who people are: for names on requests, and for the limits of new customers. */
export const copyPeople: PeopleCopy = {
  sql: copyPeopleSql,
  values(people) {
    const registered = people.flatMap(({ id, fullName, registered: as }) =>
      as ? [{ id, fullName, ...as }] : [],
    );
    const known = people.filter((person) => person.registered === null);
    return [
      registered.map(({ id }) => id),
      registered.map(({ kind }) => kind),
      registered.map(({ fullName }) => fullName),
      registered.map(({ at }) => at),
      known.map(({ id }) => id),
      known.map(({ fullName }) => fullName),
    ];
  },
};
