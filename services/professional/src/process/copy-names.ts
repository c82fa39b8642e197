import type { PeopleCopy } from '@osta/platform/people/follow-people';

import { copyNamesSql } from './copy-names.sql.ts';

/** Copies people's names, so that lists of professionals need no other service. */
export const copyNames: PeopleCopy = {
  sql: copyNamesSql,
  values(people) {
    const named = people.filter(({ isErased }) => !isErased);
    return [named.map(({ id }) => id), named.map(({ fullName }) => fullName)];
  },
};
