import type { BookingEvent } from '@osta/contracts/booking/events';
import { BookingId } from '@osta/contracts/ids';
import { middleOf } from '@osta/contracts/middle-of';
import type { BusyRange } from '@osta/contracts/offering/free-slots';
import { testPool } from '@osta/event-store/testing/test-pool';
import { internalCommand } from '@osta/platform/aggregate';
import type { Context, Decision, Refusal } from '@osta/platform/decider';
import { reaction } from '@osta/platform/process/reaction';
import type { MachineInMemory } from '@osta/platform/testing/machine-in-memory';
import { memoryStreams, type Added } from '@osta/platform/testing/memory-streams';
import { PlaceId } from '@osta/reference/place-id';

import type { BookingAggregate } from '../../commands/booking-aggregate.ts';
import { systemCommands } from '../../commands/system-commands.ts';
import { booking, type Booking, type MadeBooking } from '../../domain/booking/booking.ts';
import { deadlinesOf } from '../../domain/booking/deadlines.ts';
import { placeQuote, type PlaceQuote } from '../../domain/booking/place-quote.ts';
import { remind } from '../../domain/booking/remind.ts';
import { resolveDispute } from '../../domain/booking/resolve-dispute.ts';
import { bookingId, everyMove, policy } from '../../testing/every-move.ts';
import { bookingTimers } from '../booking-timers.ts';
import { whenRequestMoved } from '../when-request-moved.ts';

/** Every verb, with both outcomes of a dispute, as each actor may try it. */
export const bookingMoves: readonly ((
  state: Booking,
  context: Context,
) => Decision<BookingEvent, Refusal>)[] = [
  ...Object.values(everyMove),
  (state, context) =>
    resolveDispute({ bookingId, outcome: 'completed', reason: 'Done' }, state, context, policy),
];

/**
 * Returns the machine of bookings. What its tables would know is read from the streams.
 *
 * @param onAdded is told what was recorded, in order
 * @param before the bookings to begin with
 */
export function bookingsInMemory(
  onAdded: (added: Added<BookingEvent>) => void,
  before?: ReadonlyMap<string, Booking>,
): MachineInMemory<Booking, BookingEvent> {
  const streams = memoryStreams(booking, onAdded, before);
  const bookings: BookingAggregate = {
    streams,
    fold: booking,
    streamOf: ({ bookingId: id }) => id,
    answer({ streamId, state, version }) {
      if (state.status === 'none') throw new Error(`${streamId} has events and no state`);
      return { bookingId: BookingId.parse(streamId), status: state.status, version };
    },
  };
  // Nobody connects to it: what would read from it is answered here
  const noDatabase = testPool('postgres://nowhere.invalid/none');
  const system = {
    ...systemCommands(bookings, policy, noDatabase),
    placeQuote: internalCommand(bookings, {
      name: 'placeQuote',
      decide: placeQuote,
      facts: async (command: PlaceQuote) => ({
        policy,
        days: { busy: busyFor(command), terms: null },
      }),
    }),
    remind: internalCommand(bookings, {
      name: 'remind',
      decide: remind,
      facts: async () => ({ from: middleOf(PlaceId.parse('m-tajura')) }),
    }),
  };

  /** Returns the bookings in one of these statuses, with their ids. */
  function those(
    ...statuses: readonly MadeBooking['status'][]
  ): readonly (MadeBooking & { readonly id: BookingId })[] {
    return [...streams.states].flatMap(([id, state]) =>
      state.status !== 'none' && state.status !== 'refused' && statuses.includes(state.status)
        ? [{ ...state, id: BookingId.parse(id) }]
        : [],
    );
  }

  function busyFor({ bookingId: own, professionalId }: PlaceQuote): readonly BusyRange[] {
    return those('pending', 'confirmed', 'in_progress').flatMap((other) =>
      other.id !== own && other.professionalId === professionalId
        ? [{ startsAt: other.startsAt, endsAt: other.endsAt, startOfSameService: null }]
        : [],
    );
  }

  return {
    streams,
    deadlinesOf,
    timers: bookingTimers(system),
    async react(event) {
      if (event.type !== 'osta.request.service-request-closed-by-admin') {
        return whenRequestMoved(system, noDatabase)(event);
      }
      return those('pending', 'confirmed')
        .filter(({ requestId }) => requestId === event.subject)
        .map(({ id }) => reaction(system.withdrawBooking, id, { bookingId: id }));
    },
  };
}
