import type { BookingVerb } from '@osta/contracts/booking/status';
import type { StoreId, UserId } from '@osta/contracts/ids';

import { booking, type Booking, type MadeBooking } from '../domain/booking/booking.ts';
import { holdSlot } from '../domain/booking/hold-slot.ts';
import { after } from './after.ts';
import { by, everyMove, offeringId, omar, salma, tomorrow } from './every-move.ts';
import { slotFacts } from './slot-facts.ts';

/** A slot that a customer holds. */
export function held(confirmation: 'instant' | 'approval', atStore?: StoreId): Booking {
  const command = { offeringId, startsAt: tomorrow, storeId: atStore };
  const facts = { ...slotFacts(confirmation), isOfStore: true };
  return after(holdSlot(command, booking.initial, by(salma), facts), booking.initial);
}

/** The same once it is booked and confirmed, a day and half an hour before its start. */
export function confirmed(atStore?: StoreId): MadeBooking {
  const slot = held('instant', atStore);
  return made(after(everyMove.place(slot, by(salma)), slot));
}

/** The same once it is done, at the moment of its start. */
export function completed(): Booking {
  return following(confirmed(), [
    ['start', salma],
    ['finish', omar],
    ['complete', salma],
  ]);
}

/** The same once both sides have reviewed each other. */
export function reviewed(): Booking {
  return following(completed(), [
    ['review', salma],
    ['review', omar],
  ]);
}

function following(state: Booking, moves: readonly (readonly [BookingVerb, UserId])[]): Booking {
  return moves.reduce(
    (before, [verb, actor]) => after(everyMove[verb](before, by(actor, tomorrow)), before),
    state,
  );
}

/**
 * Returns a booking that has, or had, a time in the professional's day.
 *
 * @throws Error when it has none
 */
export function made(state: Booking): MadeBooking {
  if (state.status === 'none' || state.status === 'refused') throw new Error('no booking');
  return state;
}
