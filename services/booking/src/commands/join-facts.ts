import { OfferingId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { Day } from '@osta/contracts/offering/day';
import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import type { JoinFacts, JoinWait } from '../domain/wait/join-wait.ts';
import { OfferedAlone } from '../slots/offered-row.ts';
import { readJoinFacts } from './join-facts.sql.ts';

const Row = z.object({
  service: OfferedAlone.nullable(),
  open: z.array(z.object({ offeringId: OfferingId, firstDay: Day, lastDay: Day })),
  strikes: z.array(Instant),
  isPaused: z.boolean(),
});

/** Returns the facts for joining a wait, from the service's own tables. */
export function joinFacts(policy: BookingPolicy): FactsInStatement<JoinWait, JoinFacts> {
  return {
    sql: readJoinFacts,
    values: ({ offeringId }) => [offeringId],
    read: (row) => ({ policy, ...Row.parse(row) }),
  };
}
