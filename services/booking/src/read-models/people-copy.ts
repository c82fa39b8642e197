import { bookingContract } from '@osta/contracts/booking/contract';
import { definePeopleCopy } from '@osta/platform/people/define-people-copy';
import type { Copy } from '@osta/platform/read-models/define-copy';

import { forgetSql, peopleSql } from './people-copy.sql.ts';

/** Copies the names of people, for bookings and lists. */
export const peopleCopy: Copy = definePeopleCopy({
  contract: bookingContract,
  columns: ['full_name'],
  sql: peopleSql,
  values: (people) => [people.map(({ id }) => id), people.map(({ fullName }) => fullName)],
  forget: forgetSql,
});
