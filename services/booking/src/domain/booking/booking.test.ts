import { BookingEvent } from '@osta/contracts/booking/events';
import { BookingStatus, BookingVerb } from '@osta/contracts/booking/status';
import { later, type Instant } from '@osta/contracts/instant';
import type { Context, Decision, Refusal } from '@osta/platform/decider';
import { array, assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { after } from '../../testing/after.ts';
import { held, made } from '../../testing/beginnings.ts';
import {
  admin,
  bookingId,
  by,
  everyMove,
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
} from '../../testing/every-move.ts';
import { verbsFor } from './allowed-to.ts';
import { bookingVerbs, statusAt } from './allowed.ts';
import { booking, type Booking, type MadeBooking } from './booking.ts';
import { closeBooking } from './close-booking.ts';
import { completeBooking } from './complete-booking.ts';
import { deadlinesOf, type BookingDeadline } from './deadlines.ts';
import { expireBooking } from './expire-booking.ts';
import { expireProposal } from './expire-proposal.ts';
import { placeQuote } from './place-quote.ts';
import { publishReviews } from './publish-reviews.ts';
import { releaseHold } from './release-hold.ts';
import { remind } from './remind.ts';
import { reviewsFor } from './reviews-for.ts';
import { otherSide } from './reviews.ts';

const hour = 3_600_000;

function quoted(): Booking {
  const command = {
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
  const facts = { policy, busy: [], free: [] };
  return after(placeQuote(command, booking.initial, by('system'), facts), booking.initial);
}

const toApprove = held('approval');
const beginnings = {
  instant: held('instant'),
  approval: toApprove,
  pending: after(everyMove.place(toApprove, by(salma)), toApprove),
  quote: quoted(),
};

/** Returns what the timer of a deadline decides when it fires. */
function ring(
  { name }: BookingDeadline,
  state: Booking,
  now: Instant,
): Decision<BookingEvent, Refusal> {
  const context = by('system', now);
  switch (name) {
    case 'release-hold':
      return releaseHold({ bookingId }, state, context);
    case 'expire-booking':
      return expireBooking({ bookingId }, state, context);
    case 'expire-proposal':
      return expireProposal({ bookingId }, state, context);
    case 'close-booking':
      return closeBooking({ bookingId }, state, context, policy);
    case 'complete-booking':
      return completeBooking({ bookingId }, state, context, policy);
    case 'remind-day-before':
      return remind({ bookingId, hoursBefore: 24 }, state, context);
    case 'remind-hours-before':
      return remind({ bookingId, hoursBefore: 2 }, state, context);
    case 'publish-reviews':
      return publishReviews({ bookingId }, state, context);
  }
}

/** Statuses that wait for an admin, or for nobody. */
const waitsForNoTimer: ReadonlySet<Booking['status']> = new Set([
  'disputed',
  'completed',
  'no_show',
  'cancelled',
  ...BookingStatus.options.filter((status) => bookingVerbs[status].length === 0),
]);

/** The promises that hold in every state that people can reach. */
const promises: { readonly [promise: string]: (state: MadeBooking, now: Instant) => boolean } = {
  'the status is one that is known': ({ status }) => BookingStatus.safeParse(status).success,

  'no state that people wait in lasts for ever': (state) =>
    waitsForNoTimer.has(state.status) || deadlinesOf(state).length > 0,

  'every deadline ends with its command, at its time': (state) =>
    deadlinesOf(state).every((deadline) => ends(deadline, state, deadline.dueAt)),

  'and so does every deadline that rings late': (state) =>
    deadlinesOf(state).every((deadline) => ends(deadline, state, later(today, 9999 * hour))),

  'nothing ends before its time': (state) =>
    deadlinesOf(state).every((deadline) => !ring(deadline, state, later(deadline.dueAt, -1)).ok),

  'what is offered to a reader is accepted from them': (state, now) =>
    (
      [
        ['customer', salma],
        ['professional', omar],
        ['admin', admin],
      ] as const
    ).every(([role, actor]) =>
      verbsFor(state, role, now, policy).every((verb) => everyMove[verb](state, by(actor, now)).ok),
    ),

  'what is not offered is refused, with the state and what it allows': (state, now) =>
    [salma, omar].every((actor) =>
      BookingVerb.options
        .filter((verb) => !isAdmins(verb))
        .filter((verb) => !verbsFor(state, roleOf(actor), now, policy).includes(verb))
        .every((verb) => {
          const decision = everyMove[verb](state, by(actor, now));
          if (decision.ok) return decision.events.length === 0;
          const { refused } = decision;
          return refused.code === 'BOOKING_ILLEGAL_TRANSITION'
            ? 'state' in refused && refused.state === statusAt(state, now)
            : ['TOO_EARLY', 'START_CODE_LOCKED', 'EXTRA_UNANSWERED'].includes(refused.code);
        }),
    ),

  'to strangers it does not exist': (state, now) =>
    BookingVerb.options
      .filter((verb) => !isAdmins(verb))
      .every((verb) => {
        const decision = everyMove[verb](state, by(stranger, now));
        return !decision.ok && decision.refused.code === 'BOOKING_NOT_FOUND';
      }),

  'a proposal waits only before the work': ({ status, proposal }) =>
    proposal === null || status === 'pending' || status === 'confirmed',

  'only completed bookings have reviews': ({ status, reviews }) =>
    reviews === null || status === 'completed' || status === 'disputed',

  'who has not written reads nothing before the publication': (state) =>
    (['customer', 'professional'] as const).every((reader) => {
      const seen = reviewsFor(state, reader);
      return seen === null || seen.publishedAt !== null || seen[otherSide(reader)] === null;
    }),

  'both written is published': ({ reviews }) =>
    reviews === null ||
    reviews.customer === null ||
    reviews.professional === null ||
    reviews.publishedAt !== null,

  'nobody is reminded twice, or of a booking that is off': (state) =>
    new Set(state.reminded).size === state.reminded.length &&
    (state.status === 'confirmed' ||
      deadlinesOf(state).every(({ name }) => !name.startsWith('remind'))),

  'finished work has its price': ({ status, finalPrice }) =>
    status !== 'awaiting_confirmation' || finalPrice !== null,
};

function isAdmins(verb: BookingVerb): boolean {
  return [
    'cancel-as-admin',
    'amend',
    'resolve-dispute',
    'hide-review',
    'lift-strike',
    'uphold-strike',
  ].includes(verb);
}

function roleOf(actor: Context['actor']): 'customer' | 'professional' {
  return actor === salma ? 'customer' : 'professional';
}

function ends(deadline: BookingDeadline, state: Booking, now: Instant): boolean {
  const decision = ring(deadline, state, now);
  if (!decision.ok) return false;
  const next = decision.events.reduce(booking.evolve, state);
  return !deadlinesOf(next).some(
    ({ name, dueAt }) => name === deadline.name && dueAt === deadline.dueAt,
  );
}

const steps = array(
  record({
    verb: constantFrom(...BookingVerb.options),
    actor: constantFrom(salma, omar, admin),
    minutes: constantFrom(0, 1, 5, 30, 700, 1500),
  }),
  // Shorter ones end before the work does
  { minLength: 20, maxLength: 40 },
);

describe('every story of a booking', () => {
  it('keeps its promises', { timeout: 60_000 }, () => {
    const seen = new Set<string>();
    assert(
      property(constantFrom(...Object.values(beginnings)), steps, (beginning, story) => {
        let [state, now] = [beginning, today];
        for (const { verb, actor, minutes } of story) {
          now = later(now, minutes * 60_000);
          for (const deadline of deadlinesOf(state).filter(({ dueAt }) => dueAt <= now)) {
            const rung = ring(deadline, state, now);
            if (rung.ok) state = rung.events.reduce(booking.evolve, state);
          }
          const isOthers = isAdmins(verb) !== (actor === admin);
          const decision = isOthers ? undefined : everyMove[verb](state, by(actor, now));
          if (decision?.ok) {
            for (const event of decision.events) BookingEvent.parse(event);
            state = decision.events.reduce(booking.evolve, state);
          }
          seen.add(state.status);
          const broken = Object.entries(promises)
            .filter(([, holds]) => !holds(made(state), now))
            .map(([promise]) => promise);
          expect(broken).toEqual([]);
        }
      }),
      { numRuns: 2000, seed: 7 },
    );
    // The stories go everywhere that a made booking can be
    expect([...seen].toSorted()).toEqual(
      BookingStatus.options.filter((status) => status !== 'refused').toSorted(),
    );
  });
});

describe('the graph of the machine', () => {
  const moments = [0, 25, 27, 80, 200].map((hours) => later(today, hours * hour));
  const people = [salma, omar, admin];

  /** Returns every state that follows from this one, by any command or timer at any moment. */
  function next(state: MadeBooking): readonly MadeBooking[] {
    const decisions: Decision<BookingEvent, Refusal>[] = [];
    for (const now of moments) {
      for (const verb of BookingVerb.options) {
        for (const actor of people) decisions.push(everyMove[verb](state, by(actor, now)));
      }
      for (const deadline of deadlinesOf(state)) decisions.push(ring(deadline, state, now));
    }
    return decisions
      .filter((decision) => decision.ok)
      .map(({ events }) => made(events.reduce<Booking>(booking.evolve, state)));
  }

  it('reaches every status, and has no dead end', () => {
    const known = new Map<string, MadeBooking>();
    const queue = Object.values(beginnings).map(made);
    for (let state = queue.pop(); state; state = queue.pop()) {
      if (known.has(state.status)) continue;
      known.set(state.status, state);
      queue.push(...next(state));
    }
    const deadEnds = [...known.values()]
      // What an ended booking still allows is about its strike
      .filter(({ status }) => status !== 'cancelled' && bookingVerbs[status].length > 0)
      .filter((state) => next(state).every(({ status }) => status === state.status))
      .map(({ status }) => status);
    // What a completed booking becomes if nobody disputes it: it stays
    expect(deadEnds).toEqual([]);
    expect(known.size).toBe(BookingStatus.options.length - 1);
  });
});
