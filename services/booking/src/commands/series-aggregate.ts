import type { BookingJoinedSeries } from '@osta/contracts/booking/booking-joined-series';
import type { BookingEvent } from '@osta/contracts/booking/events';
import type { Doorbell } from '@osta/event-store/doorbell';
import type { Append } from '@osta/event-store/streams';
import { newUuid } from '@osta/platform/new-uuid';
import { newIntention } from '@osta/platform/unkeyed-context';
import type { Pool } from 'pg';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { booking as fold, type Booking } from '../domain/booking/booking.ts';
import { occurrences } from '../domain/booking/place-series.ts';
import { bookingAggregate, type BookingAggregate } from './booking-aggregate.ts';

type BookingStreams = BookingAggregate['streams'];

interface Dependencies {
  readonly pool: Pool;
  readonly doorbell: Doorbell;
  readonly policy: BookingPolicy;
}

/** Readers must not look before the commit. */
const silent: Doorbell['ring'] = () => undefined;

/**
 * Returns the aggregate of bookings for placing series: the append of a first booking also writes the others of its
 * series, all in one transaction or none.
 *
 * The first booking is appended first, so that its events lie in the log in the order of its versions: the
 * transaction begins to write only after the stream was read. The other streams are new. Writers take turns with a
 * professional (the trigger of the table), so two series never wait for each other.
 */
export function seriesAggregate(
  single: BookingAggregate,
  { pool, doorbell, policy }: Dependencies,
): BookingAggregate {
  return {
    ...single,
    streams: { ...single.streams, append: (append) => appendSeries(single.streams, append) },
  };

  async function appendSeries(
    streams: BookingStreams,
    append: Append<Booking, BookingEvent>,
  ): Promise<number | undefined> {
    const joined = append.events.find(isFirst);
    if (!joined) return streams.append(append);

    const client = await pool.connect();
    try {
      const { streams: inside } = bookingAggregate.over(client, { ...doorbell, ring: silent });
      await client.query('begin');
      const version = await inside.append(append);
      const isDone = version !== undefined && (await appendOthers(inside, append, joined, policy));
      await client.query(isDone ? 'commit' : 'rollback');
      if (!isDone) return undefined;
      doorbell.ring('booking');
      return version;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }
}

function isFirst(event: BookingEvent): event is BookingJoinedSeries {
  return event.type === 'osta.booking.booking-joined-series' && event.data.position === 1;
}

/** Returns whether all of them could be written: another booking may have taken a time meanwhile. */
async function appendOthers(
  streams: BookingStreams,
  first: Append<Booking, BookingEvent>,
  joined: BookingJoinedSeries,
  policy: BookingPolicy,
): Promise<boolean> {
  const { state, actor, time, correlationId, causationId, idempotency } = first;
  if (state.status === 'none' || state.status === 'refused') {
    throw new Error(`${first.streamId} was placed`);
  }
  for (const events of occurrences(state, joined, time, policy)) {
    const version = await streams.append({
      streamId: newUuid(),
      expected: 0,
      events,
      before: fold.initial,
      state: events.reduce<Booking>(fold.evolve, fold.initial),
      actor,
      time,
      correlationId,
      causationId,
      // The key of the command has its effect on the first booking
      idempotency: { principal: idempotency.principal, ...newIntention() },
      answer: null,
    });
    if (version === undefined) return false;
  }
  return true;
}
