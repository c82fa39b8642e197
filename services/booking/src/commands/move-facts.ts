import type { BookingId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { FactsInStatement } from '@osta/platform/handle';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { rangeAround } from '../domain/booking/offered-service.ts';
import type { MoveFacts } from '../domain/booking/propose-time.ts';
import { DaysRow } from '../slots/offered-row.ts';
import { readDaysBeside } from './days.sql.ts';

interface Moving {
  readonly bookingId: BookingId;
  readonly newStartsAt: Instant;
}

/** Returns the facts for moving a booking: the days of its professional around the new time, without the booking. */
export function moveFacts(policy: BookingPolicy): FactsInStatement<Moving, MoveFacts> {
  return {
    sql: readDaysBeside,
    values: ({ bookingId, newStartsAt }) => [bookingId, ...rangeAround(newStartsAt)],
    read: (row) => ({ policy, days: DaysRow.parse(row) }),
  };
}
