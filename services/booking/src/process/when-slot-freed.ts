import type { BookingPlaced } from '@osta/contracts/booking/booking-placed';
import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { BookingId, SlotWaitId, type UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { recordedAs } from '@osta/contracts/recorded-as';
import type { Clock } from '@osta/platform/clock';
import { reaction, type Reaction } from '@osta/platform/process/reaction';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { SystemCommands } from '../commands/system-commands.ts';
import type { WaitSystemCommands } from '../commands/wait-commands.ts';
import { movedTo, withBuffers } from '../domain/booking/busy.ts';
import { rangeAround } from '../domain/booking/offered-service.ts';
import { offersFor } from '../domain/wait/offers-for.ts';
import { derivedId } from '../ids/derived-id.ts';
import { OfferedRow } from '../slots/offered-row.ts';
import { listFulfilled, listLine, readFreed } from './line.sql.ts';

const FreedRow = z.object({
  startsAt: Instant,
  endsAt: Instant,
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
});

const LineRow = z.object({
  waitId: SlotWaitId,
  opensAt: Instant,
  endsAt: Instant,
  service: OfferedRow,
});

const frees: ReadonlySet<BookingEvent['type']> = new Set<BookingEvent['type']>([
  'osta.booking.booking-cancelled',
  'osta.booking.booking-cancelled-by-admin',
  'osta.booking.booking-declined',
  'osta.booking.booking-expired',
  'osta.booking.booking-hold-released',
]);

const isBookingEvent = recordedAs(BookingEvent.options);

interface Wiring {
  readonly pool: Pool;
  readonly clock: Clock;
}

/**
 * Returns the process manager of the waiting lines: a time that becomes free is offered to the first ones who wait
 * for it, and a booking ends the wait of its customer. A slot that was offered in vain becomes free, too: so the next
 * one is asked.
 */
export function whenSlotFreed(
  { offerSlot }: Pick<SystemCommands, 'offerSlot'>,
  { fulfilWait }: Pick<WaitSystemCommands, 'fulfilWait'>,
  { pool, clock }: Wiring,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  async function offers(
    bookingId: string,
    { startsAt, professionalId }: Freed,
  ): Promise<readonly Reaction[]> {
    const { rows: found } = await pool.query<object>(readFreed, [bookingId]);
    const booking = FreedRow.optional().parse(found[0]);
    if (!booking) return [];
    const freed = withBuffers(movedTo(booking, startsAt), booking);
    const { rows } = await pool.query<object>(listLine, [
      professionalId,
      ...rangeAround(startsAt),
      freed.startsAt,
      freed.endsAt,
    ]);
    const line = z.array(LineRow).parse(rows);
    return offersFor(freed, startsAt, line, clock.now()).map((offer) => {
      const purpose = `booking-of-offer:${offer.startsAt}`;
      const id = BookingId.parse(derivedId(purpose, offer.waitId));
      return reaction(offerSlot, id, { bookingId: id, ...offer });
    });
  }

  async function fulfilled(bookingId: string, data: BookingPlaced['data']) {
    const { customerId, offeringId, startsAt } = data;
    const { rows } = await pool.query<{ readonly id: string }>(listFulfilled, [
      customerId,
      offeringId,
      startsAt,
    ]);
    return rows.map(({ id }) =>
      reaction(fulfilWait, id, {
        waitId: SlotWaitId.parse(id),
        bookingId: BookingId.parse(bookingId),
      }),
    );
  }

  return async (event) => {
    if (!isBookingEvent(event)) return [];
    const { subject } = event;
    if (event.type === 'osta.booking.booking-placed') return fulfilled(subject, event.data);
    const freed = freedBy(event);
    return freed === null ? [] : offers(subject, freed);
  };
}

/** Whose time becomes free, and when it began. */
interface Freed {
  readonly professionalId: UserId;
  readonly startsAt: Instant;
}

/** Returns the time that an event frees; `null`: it frees none. */
function freedBy({ type, data }: BookingEvent): Freed | null {
  const { professionalId, startsAt } = data;
  if (frees.has(type)) return { professionalId, startsAt };
  if (type === 'osta.booking.booking-handed-over') {
    return { professionalId: data.previousProfessionalId, startsAt };
  }
  return 'previousStartsAt' in data ? { professionalId, startsAt: data.previousStartsAt } : null;
}
