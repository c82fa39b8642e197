import type { BookingId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import { TimeWindow } from '@osta/contracts/request/terms';
import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import type { MoveFacts } from '../domain/booking/propose-time.ts';
import { readBusyBeside } from './busy.sql.ts';

const day = 24 * 3_600_000;
/** Longer than any booking with its buffers. */
const around = 3 * day;

interface Moving {
  readonly bookingId: BookingId;
  readonly newStartsAt: Instant;
}

const Row = z.object({ busy: z.array(TimeWindow) });

/** Returns the facts for moving a booking: the other bookings of its professional around the new time. */
export function moveFacts(policy: BookingPolicy): FactsInStatement<Moving, MoveFacts> {
  return {
    sql: readBusyBeside,
    values: ({ bookingId, newStartsAt }) => [
      bookingId,
      later(newStartsAt, -around),
      later(newStartsAt, around),
    ],
    read: (row) => ({ policy, busy: Row.parse(row).busy, free: [] }),
  };
}
