import { StoreRole } from '@osta/contracts/store/status';
import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import type { HandOver, HandOverFacts } from '../domain/booking/hand-over.ts';
import { rangeAround } from '../domain/booking/offered-service.ts';
import { ColleagueRow } from '../slots/colleague-row.ts';
import { readHandOverFacts } from '../slots/colleagues.sql.ts';
import { BlockedRow } from '../slots/offered-row.ts';

const Row = z.object({
  role: StoreRole.nullable(),
  colleague: ColleagueRow.nullable(),
  blocked: BlockedRow,
});

/**
 * Returns the facts for handing a booking over. The days are those around the start that the caller saw: a booking that
 * has another one is refused.
 */
export function handOverFacts(policy: BookingPolicy): FactsInStatement<HandOver, HandOverFacts> {
  return {
    sql: readHandOverFacts,
    values: ({ bookingId, startsAt, toId }) => [bookingId, ...rangeAround(startsAt), toId],
    read: (row) => ({ policy, ...Row.parse(row) }),
  };
}
