import type { BookingId, SlotWaitId, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import { inLanguage } from '@osta/contracts/offering/in-language';
import type { MySlotWait, SlotWaits, SlotWaitView } from '@osta/contracts/wait/api';
import { readCatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import type { Clock } from '@osta/platform/clock';
import { readNamesFor } from '@osta/platform/people/read-names';
import type { Pool } from 'pg';

import { statusAt } from '../domain/booking/allowed.ts';
import type { MadeBooking } from '../domain/booking/booking.ts';
import type { OfferedName } from '../domain/booking/offered-service.ts';
import type { JoinedWait } from '../domain/wait/slot-wait.ts';
import { listMyWaits, listWaitsSql } from './list-waits.sql.ts';

interface WaitRow {
  readonly id: SlotWaitId;
  readonly state: JoinedWait;
  readonly created_at: Date;
}

interface OpenRow extends WaitRow {
  readonly ahead: number;
  /** `null`: its professional was erased. */
  readonly offering_name: OfferedName | null;
  readonly offer_id: BookingId | null;
  readonly offer_state: MadeBooking | null;
}

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

export type ListWaits = (userId: UserId, locale: Locale) => Promise<SlotWaits>;

/** Returns a query for the reader's waits that are not over, the oldest first. */
export function listWaits({ pool, clock }: Dependencies): ListWaits {
  function offerOf({ offer_id: bookingId, offer_state: booking }: OpenRow): SlotWaitView['offer'] {
    if (bookingId === null || booking === null || booking.heldUntil === null) return null;
    if (statusAt(booking, clock.now()) !== 'held') return null;
    const { startsAt, endsAt, heldUntil } = booking;
    return { bookingId, startsAt, endsAt, heldUntil };
  }

  return async (userId, locale) => {
    const { rows } = await pool.query<OpenRow>({ ...listWaitsSql, values: [userId] });
    const [names, catalogue] = await Promise.all([
      readNamesFor(
        pool,
        rows.map(({ state }) => state.professionalId),
        locale,
      ),
      readCatalogueNames(pool),
    ]);
    return {
      items: rows.map((row) => ({
        id: row.id,
        offeringId: row.state.offeringId,
        professional: names(row.state.professionalId),
        serviceId: row.state.serviceId,
        serviceName: row.offering_name
          ? inLanguage(row.offering_name, locale)
          : catalogue.ofService(row.state.serviceId, locale),
        firstDay: row.state.firstDay,
        lastDay: row.state.lastDay,
        ahead: row.ahead,
        offer: offerOf(row),
        createdAt: Instant.parse(row.created_at.toISOString()),
      })),
    };
  };
}

export type FindMyWaits = (userId: UserId) => Promise<MySlotWait[]>;

/** Returns a query for all waits of a person: a part of the export of their data. */
export function findMyWaits(pool: Pool): FindMyWaits {
  return async (userId) => {
    const { rows } = await pool.query<WaitRow>(listMyWaits, [userId]);
    return rows.map(({ id, state, created_at: created }) => ({
      id,
      status: state.status,
      offeringId: state.offeringId,
      professionalId: state.professionalId,
      serviceId: state.serviceId,
      firstDay: state.firstDay,
      lastDay: state.lastDay,
      createdAt: Instant.parse(created.toISOString()),
    }));
  };
}
