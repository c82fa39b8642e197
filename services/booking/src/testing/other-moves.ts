import type { BookingEvent } from '@osta/contracts/booking/events';
import type { BookingVerb } from '@osta/contracts/booking/status';
import { SlotWaitId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import { unchanged, type Context, type Decision, type Refusal } from '@osta/platform/decider';

import { amendBooking } from '../domain/booking/amend-booking.ts';
import type { Booking } from '../domain/booking/booking.ts';
import { keepReview } from '../domain/booking/keep-review.ts';
import { passOffer } from '../domain/booking/pass-offer.ts';
import { placeQuote, type QuoteFacts } from '../domain/booking/place-quote.ts';
import { proposeTime } from '../domain/booking/propose-time.ts';
import { reportReview } from '../domain/booking/report-review.ts';
import { resolveDispute } from '../domain/booking/resolve-dispute.ts';
import { startWork } from '../domain/booking/start-work.ts';
import { withdrawBooking } from '../domain/booking/withdraw-booking.ts';
import {
  admin,
  bookingId,
  huda,
  omar,
  policy,
  price,
  quoteId,
  requestId,
  salma,
  serviceId,
  stranger,
  today,
  tomorrow,
} from './every-move.ts';

const hour = 3_600_000;

/** A customer accepted a quote for the time of these stories. */
export const quoteCommand = {
  bookingId,
  requestId,
  quoteId,
  customerId: salma,
  professionalId: omar,
  serviceId,
  placeId: null,
  price,
  startsAt: tomorrow,
  confirmBy: later(today, 12 * hour),
};
export const waitId = SlotWaitId.parse('01980000-0000-7000-8000-0000000000a1');

/** Decides a command of an actor on a booking. */
export type Move = (state: Booking, context: Context) => Decision<BookingEvent, Refusal>;

/** The professional is busy whenever somebody asks. */
const always = [{ startsAt: today, endsAt: later(today, 9999 * hour), startOfSameService: null }];
const taken = { policy, days: { busy: always, terms: null } };

/** The customer accepts the quote once more: of a booking that follows from one. */
function again(facts: QuoteFacts): Move {
  return (state, context) =>
    state.status !== 'none' && state.quoteId !== null
      ? placeQuote(quoteCommand, state, context, facts)
      : unchanged;
}

/** A move, with those who may try it. */
export type Tried = readonly [actors: readonly Context['actor'][], move: Move];
export const sides = [salma, omar];

const ofAdmins: ReadonlySet<BookingVerb> = new Set<BookingVerb>([
  'cancel-as-admin',
  'amend',
  'resolve-dispute',
  'hide-review',
  'lift-strike',
  'uphold-strike',
]);

/** Returns who may try a verb. */
export function actorsOf(verb: BookingVerb): Tried[0] {
  if (verb === 'hand-over') return [huda];
  return ofAdmins.has(verb) ? [admin] : sides;
}

/** What happens to bookings besides what `everyMove` tries. */
export const otherMoves: Readonly<Record<string, Tried>> = {
  'a wrong code': [
    sides,
    (state, context) => {
      return startWork({ bookingId, code: '0000' }, state, context, { policy, startCode: '4711' });
    },
  ],
  'propose a taken time': [
    sides,
    (state, context) => {
      const newStartsAt = later(context.now, 50 * hour);
      return proposeTime({ bookingId, newStartsAt, note: '' }, state, context, taken);
    },
  ],
  'move to a taken time': [
    [admin],
    (state, context) => {
      const command = { bookingId, newStartsAt: later(context.now, 50 * hour), reason: 'Asked' };
      return amendBooking(command, state, context, taken);
    },
  ],
  'the dispute is unfounded': [
    [admin],
    (state, context) => {
      const command = { bookingId, outcome: 'completed', reason: 'As agreed' } as const;
      return resolveDispute(command, state, context, policy);
    },
  ],
  'report the review': [
    [...sides, stranger],
    (state, context) =>
      reportReview(
        { bookingId, author: 'customer', cause: 'other', words: 'Not my house' },
        state,
        context,
      ),
  ],
  'report the review of the customer': [
    [...sides, stranger],
    (state, context) =>
      reportReview(
        { bookingId, author: 'professional', cause: 'insult', words: '' },
        state,
        context,
      ),
  ],
  'keep the review': [
    [admin],
    (state, context) => keepReview({ bookingId, author: 'customer' }, state, context),
  ],
  'keep the review of the customer': [
    [admin],
    (state, context) => keepReview({ bookingId, author: 'professional' }, state, context),
  ],
  withdraw: [['system'], (state, context) => withdrawBooking({ bookingId }, state, context)],
  'pass the offer': [
    ['system'],
    (state, context) => passOffer({ bookingId, waitId }, state, context),
  ],
  'place the quote again': [['system'], again({ policy, days: { busy: [], terms: null } })],
  'place the quote on a taken time': [['system'], again(taken)],
};
