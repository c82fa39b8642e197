import { UserId } from '@osta/contracts/ids';
import type { ReadFacts } from '@osta/platform/handle';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import type { OfferFacts, OfferSlot } from '../domain/booking/offer-slot.ts';
import { rangeAround } from '../domain/booking/offered-service.ts';
import { OfferedRow } from '../slots/offered-row.ts';
import { readOfferFacts } from './offer-facts.sql.ts';

const Row = z.object({ customerId: UserId, offering: OfferedRow });

/** Returns the facts for offering a slot to somebody who waits, from the service's own tables. */
export function offerFacts(pool: Pool, policy: BookingPolicy): ReadFacts<OfferSlot, OfferFacts> {
  return async ({ waitId, startsAt }) => {
    const { rows } = await pool.query<object>({
      name: 'booking.read-offer-facts',
      text: readOfferFacts,
      values: [waitId, ...rangeAround(startsAt)],
    });
    const found = Row.optional().parse(rows[0]);
    return {
      policy,
      service: found?.offering ?? null,
      customerId: found?.customerId ?? null,
    };
  };
}
