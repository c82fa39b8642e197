import { Instant } from '@osta/contracts/instant';
import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import type { HoldSlot, SlotFacts } from '../domain/booking/hold-slot.ts';
import { rangeAround } from '../domain/booking/offered-service.ts';
import { BlockedRow, OfferedRow, SimilarRow } from '../slots/offered-row.ts';
import { readSlotFacts } from './slot-facts.sql.ts';

const Row = z.object({
  offering: OfferedRow.nullable(),
  similar: z.array(z.unknown()),
  openHolds: z.int(),
  strikes: z.array(Instant),
  isOfStore: z.boolean(),
  isPaused: z.boolean(),
  blocked: BlockedRow,
});

const Similar = z.array(SimilarRow);

/** Returns the facts for holding a slot, from the service's own copies, in the statement that opens the command. */
export function slotFacts(policy: BookingPolicy): FactsInStatement<HoldSlot, SlotFacts> {
  return {
    sql: readSlotFacts,
    values: ({ offeringId, startsAt, storeId = null }) => [
      offeringId,
      ...rangeAround(startsAt),
      storeId,
      startsAt,
    ],
    read(row) {
      const { offering, similar, openHolds, strikes, ...said } = Row.parse(row);
      return {
        policy,
        service: offering,
        // Read for a refusal alone: checking five services takes longer than the rest of a hold
        get similar() {
          return Similar.parse(similar);
        },
        openHolds,
        strikes,
        ...said,
      };
    },
  };
}
