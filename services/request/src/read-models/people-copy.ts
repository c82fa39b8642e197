import { requestContract } from '@osta/contracts/request/contract';
import { definePeopleCopy } from '@osta/platform/people/define-people-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

import { peopleSql } from './people-copy.sql.ts';

/** Copies who people are: for names on requests, and for the limits of new customers. */
export const peopleCopy: Copy = definePeopleCopy({
  contract: requestContract,
  columns: ['kind', 'full_name', 'registered_at'],
  sql: peopleSql,
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
});
