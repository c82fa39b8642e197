import type { PeopleCopy } from '@osta/platform/people/follow-people';

import { copyPeopleSql } from './copy-people.sql.ts';

/** Copies the names of people, for bookings and lists. */
export const copyPeople: PeopleCopy = {
  sql: copyPeopleSql,
  values: (people) => [people.map(({ id }) => id), people.map(({ fullName }) => fullName)],
};
