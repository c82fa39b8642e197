import { BookingEvent } from '@osta/contracts/booking/events';
import { BookingStatus, BookingVerb } from '@osta/contracts/booking/status';
import { later, type Instant } from '@osta/contracts/instant';
import { unchanged, type Context, type Decision, type Refusal } from '@osta/platform/decider';
import { array, assert, constantFrom, property, record, unbiased } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { after } from '../../testing/after.ts';
import { confirmed, held, made, reviewed } from '../../testing/beginnings.ts';
import {
  admin,
  bookingId,
  by,
  everyMove,
  huda,
  offered,
  omar,
  policy,
  salma,
  storeId,
  stranger,
  today,
  tomorrow,
} from '../../testing/every-move.ts';
import {
  actorsOf,
  otherMoves,
  quoteCommand,
  sides,
  waitId,
  type Move,
  type Tried,
} from '../../testing/other-moves.ts';
import { ring } from '../../testing/ring.ts';
import { verbsFor } from './allowed-to.ts';
import { bookingVerbs, statusAt } from './allowed.ts';
import { booking, sideOf, type Booking, type MadeBooking } from './booking.ts';
import { isLateNow } from './cancel-booking.ts';
import { deadlinesOf, type BookingDeadline } from './deadlines.ts';
import { offerSlot } from './offer-slot.ts';
import { placeQuote } from './place-quote.ts';
import { reviewsFor } from './reviews-for.ts';
import { otherSide } from './reviews.ts';

const hour = 3_600_000;

function quoted(): Booking {
  const facts = { policy, days: { busy: [], terms: null } };
  return after(placeQuote(quoteCommand, booking.initial, by('system'), facts), booking.initial);
}

function offeredToWait(): Booking {
  const command = { bookingId, waitId, startsAt: tomorrow };
  const facts = { policy, service: offered('instant'), customerId: salma };
  return after(offerSlot(command, booking.initial, by('system'), facts), booking.initial);
}

const toApprove = held('approval');
const beginnings = {
  instant: held('instant'),
  approval: toApprove,
  atStore: confirmed(storeId),
  toApproveAtStore: held('approval', storeId),
  pending: after(everyMove.place(toApprove, by(salma)), toApprove),
  quote: quoted(),
  offer: offeredToWait(),
  reviewed: reviewed(),
};

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
        ['customer', state.customerId],
        ['professional', state.professionalId],
        ['admin', admin],
      ] as const
    ).every(([role, actor]) =>
      verbsFor(state, role, now, policy).every((verb) => everyMove[verb](state, by(actor, now)).ok),
    ),

  'what is not offered is refused, with the state and what it allows': (state, now) =>
    [state.customerId, state.professionalId].every((actor) =>
      BookingVerb.options
        .filter((verb) => actorsOf(verb) === sides)
        .filter(
          (verb) => !verbsFor(state, sideOf(state, actor) ?? 'admin', now, policy).includes(verb),
        )
        .every((verb) => {
          const decision = everyMove[verb](state, by(actor, now));
          if (decision.ok) return decision.events.length === 0;
          const { refused } = decision;
          return refused.code === 'BOOKING_ILLEGAL_TRANSITION'
            ? 'state' in refused && refused.state === statusAt(state, now)
            : ['TOO_EARLY', 'PROPOSALS_USED_UP', 'START_CODE_LOCKED', 'EXTRA_UNANSWERED'].includes(
                refused.code,
              );
        }),
    ),

  'to strangers it does not exist, and no longer to who had it before': (state, now) =>
    BookingVerb.options
      .filter((verb) => actorsOf(verb) === sides || verb === 'hand-over')
      .every((verb) => {
        const former = state.professionalId === omar ? stranger : omar;
        const decision = everyMove[verb](state, by(former, now));
        return !decision.ok && decision.refused.code === 'BOOKING_NOT_FOUND';
      }),

  'nobody else hands it over, and cancels for free who gets somebody else than they chose': (
    state,
    now,
  ) =>
    state.handovers === undefined ||
    (state.storeId !== undefined &&
      state.handovers.every(({ authorId }) => authorId === huda) &&
      (now > state.startsAt || !isLateNow(state, 'customer', now))),

  'a proposal waits only before the work': ({ status, proposal }) =>
    proposal === null || status === 'pending' || status === 'confirmed',

  'a proposal has its own time to be answered': (state) =>
    deadlinesOf(state).every(
      ({ name, dueAt }) =>
        (name !== 'expire-booking' && name !== 'close-booking') ||
        state.proposal === null ||
        dueAt >= state.proposal.answerBy,
    ),

  'nobody moves a booking again and again': ({ proposed }) =>
    Math.max(proposed.customer, proposed.professional) <= policy.proposalsPerSide,

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

  'a review is reported once by each, and waits for an admin only while it is shown': ({
    reviews,
  }) =>
    [reviews?.customer, reviews?.professional]
      .filter((review) => !!review)
      .every(({ authorId, reports, reportedAt, hiddenReason }) => {
        const reporters = new Set(reports.map((report) => report.authorId));
        return (
          reporters.size === reports.length &&
          !reporters.has(authorId) &&
          reports.some(({ isOpen }) => isOpen) === (reportedAt !== null) &&
          (reportedAt === null || hiddenReason === null)
        );
      }),

  'nobody is reminded twice, or of a booking that is off': (state) =>
    new Set(state.reminded).size === state.reminded.length &&
    (state.status === 'confirmed' ||
      deadlinesOf(state).every(({ name }) => !name.startsWith('remind'))),

  'finished work has its price': ({ status, finalPrice }) =>
    status !== 'awaiting_confirmation' || finalPrice !== null,
};

function ends(deadline: BookingDeadline, state: Booking, now: Instant): boolean {
  const decision = ring(deadline, state, now);
  if (!decision.ok) return false;
  const next = decision.events.reduce(booking.evolve, state);
  return !deadlinesOf(next).some(
    ({ name, dueAt }) => name === deadline.name && dueAt === deadline.dueAt,
  );
}

/** Every move, with those who may try it. */
const moves: readonly Tried[] = [
  ...BookingVerb.options.map((verb): Tried => [actorsOf(verb), everyMove[verb]]),
  ...Object.values(otherMoves),
];
const commands = moves.flatMap(([actors, move]) => actors.map((actor) => ({ move, actor })));
const story = array(
  record({
    command: constantFrom(...commands),
    minutes: constantFrom(0, 1, 5, 30, 700, 1500),
  }),
  { minLength: 40, maxLength: 60 },
);

/** The professional of these stories is whoever the booking is handed over to. */
function whoIs(actor: Context['actor'], state: Booking): Context['actor'] {
  return actor === omar && state.status !== 'none' ? state.professionalId : actor;
}

/** What time does before somebody does anything: the first of what is due rings. */
const rings: Move = (state, context) => {
  const due = deadlinesOf(state).filter(({ dueAt }) => dueAt <= context.now);
  const first = due.map((deadline) => ring(deadline, state, context.now)).find(({ ok }) => ok);
  return first ?? unchanged;
};

describe('every story of a booking', () => {
  it('keeps its promises in a hundred thousand commands', { timeout: 60_000 }, () => {
    const reached = new Set<string>();
    const told = new Set<string>();
    let tried = 0;

    function moved(state: Booking, decision: Decision<BookingEvent, Refusal>): Booking {
      if (!decision.ok) return state;
      for (const event of decision.events) told.add(BookingEvent.parse(event).type);
      return decision.events.reduce(booking.evolve, state);
    }

    assert(
      property(constantFrom(...Object.values(beginnings)), story, (beginning, steps) => {
        let [state, now] = [beginning, today];
        const broken: string[] = [];
        for (const { command, minutes } of steps) {
          const before = state;
          now = later(now, minutes * 60_000);
          state = moved(state, rings(state, by('system', now)));
          state = moved(state, command.move(state, by(whoIs(command.actor, state), now)));
          tried += 1;
          reached.add(state.status);
          // A refused command changes nothing, so that its state has kept its promises
          if (state !== before) broken.push(...brokenIn(state, now));
        }
        expect([...broken, ...brokenIn(state, now)]).toEqual([]);
      }),
      // No bias to small numbers: here they are not simpler, they only repeat the first moves
      { numRuns: 2600, seed: 7, plugins: [unbiased()] },
    );
    expect(tried).toBeGreaterThanOrEqual(100_000);
    // The stories go everywhere that a booking can be, and tell everything that can follow its beginning
    expect([...reached].toSorted()).toEqual(BookingStatus.options.toSorted());
    const begins = ['osta.booking.booking-slot-held', 'osta.booking.booking-joined-series'];
    expect([...told, ...begins].toSorted()).toEqual(
      BookingEvent.options.map(({ shape }) => shape.type.value).toSorted(),
    );
  });
});

/** Returns the promises that do not hold. */
function brokenIn(state: Booking, now: Instant): readonly string[] {
  if (state.status === 'none' || state.status === 'refused') return [];
  return Object.entries(promises)
    .filter(([, holds]) => !holds(state, now))
    .map(([promise]) => promise);
}

describe('the graph of the machine', () => {
  const moments = [0, 25, 27, 80, 200].map((hours) => later(today, hours * hour));
  const people = [salma, omar, admin, huda];

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
