import { checkpointValues } from '@osta/subscription/checkpoint.sql';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import { followPeopleSql } from './follow-people.sql.ts';
import { erasedAmong, peopleIn, type PersonNews } from './people-in.ts';

/** What a service keeps of people, in its table `person`. */
export interface PeopleCopy {
  /**
   * Returns common table expressions, separated by commas, with the number of their first parameter. `$1` are
   * the ids of the erased.
   */
  readonly sql: (first: number) => string;
  /** Returns the parameters of `sql`, from the first on. */
  readonly values: (people: readonly PersonNews[]) => readonly unknown[];
}

interface Following {
  /** `request-people` */
  readonly name: string;
  readonly pool: Pool;
  readonly schema: string;
  /** Absent: the service keeps no copy, and only forgets what the erased wrote. */
  readonly copy?: PeopleCopy;
}

/**
 * Returns the subscription of a service to accounts: it makes the text of erased people unreadable, and copies
 * what the service keeps of people, in one statement.
 */
export function followPeople({ name, pool, schema, copy }: Following): SubscriptionDefinition {
  const text = followPeopleSql(schema, copy?.sql);
  return {
    name,
    topics: ['account'],
    // Without a copy nobody reads the names
    ...(copy && { wordsOf: ['account'] }),
    async apply(events, checkpoint) {
      const people = peopleIn(events);
      await pool.query({
        name: `${name}.follow`,
        text,
        values: [
          erasedAmong(people),
          ...checkpointValues(checkpoint),
          ...(copy?.values(people) ?? []),
        ],
      });
    },
  };
}
