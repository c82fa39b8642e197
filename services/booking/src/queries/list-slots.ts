import type { ServiceNotBookable } from '@osta/contracts/booking/refusals';
import type { Slots, SlotsQuery } from '@osta/contracts/booking/slots-api';
import type { OfferingId } from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import { freeSlots } from '@osta/contracts/offering/free-slots';
import type { Clock } from '@osta/platform/clock';
import { refuse, type Refused } from '@osta/platform/decider';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { openAtStore } from '../domain/booking/open-at-store.ts';
import { pausedUntil } from '../domain/booking/strike.ts';
import { BlockedRow, OfferedRow } from '../slots/offered-row.ts';
import { listSlotsSql } from './list-slots.sql.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly policy: BookingPolicy;
}

type Found = { readonly ok: true; readonly slots: Slots } | Refused<ServiceNotBookable>;

export type ListSlots = (offeringId: OfferingId, days: SlotsQuery) => Promise<Found>;

const Blocked = z.object({ blocked: BlockedRow });

const day = 24 * 3_600_000;

/** Returns a query for the free slots of an offered service: one statement, then the shared rules. */
export function listSlots({ pool, clock, policy }: Dependencies): ListSlots {
  return async (offeringId, { from, to, store = null }) => {
    const now = clock.now();
    const first = Instant.parse(new Date(from).toISOString());
    const days = 1 + (Date.parse(to) - Date.parse(from)) / day;
    const { rows } = await pool.query<object>({
      ...listSlotsSql,
      values: [offeringId, later(first, -2 * day), later(first, (days + 2) * day), store],
    });
    const [row] = rows;
    const service = row && openAtStore(OfferedRow.parse(row), Blocked.parse(row).blocked);
    if (!service || pausedUntil(service.strikes, now, policy) !== null) {
      return refuse({ code: 'SERVICE_NOT_BOOKABLE' });
    }
    const { rules, availability } = service.terms;
    const slots = freeSlots({
      availability,
      service: rules,
      busy: service.busy,
      now,
      from,
      days,
    });
    return { ok: true, slots: { zone: availability.zone, slots: [...slots] } };
  };
}
