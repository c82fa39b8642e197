import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { rangeAround } from '../domain/booking/offered-service.ts';
import { openAtStore } from '../domain/booking/open-at-store.ts';
import type { PlaceSeries, SeriesFacts } from '../domain/booking/place-series.ts';
import { BlockedRow, OfferedRow } from '../slots/offered-row.ts';
import { readServiceOfHeld } from '../slots/service-of-held.sql.ts';

const Row = z.object({
  offering: OfferedRow.nullable(),
  blocked: BlockedRow,
  isPaused: z.boolean(),
});

/** Returns the facts for placing a series: the held service, and what its professional does on all those days. */
export function seriesFacts(policy: BookingPolicy): FactsInStatement<PlaceSeries, SeriesFacts> {
  return {
    sql: readServiceOfHeld,
    values({ bookingId, starts }) {
      const sorted = starts.toSorted();
      const [first, last] = [sorted[0], sorted.at(-1)];
      if (first === undefined || last === undefined) throw new Error('a series has dates');
      return [bookingId, rangeAround(first)[0], rangeAround(last)[1]];
    },
    read(row) {
      const { offering, blocked, isPaused } = Row.parse(row);
      return { policy, service: offering && openAtStore(offering, blocked), isPaused };
    },
  };
}
