import type { BookingEvent } from '@osta/contracts/booking/events';
import type { Side } from '@osta/contracts/booking/terms';
import type { UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import type { Decision, Refusal } from '@osta/platform/decider';
import { array, assert, constantFrom, property, record } from 'fast-check';
import { expect, it } from 'vitest';

import { after } from '../../testing/after.ts';
import { completed, made } from '../../testing/beginnings.ts';
import {
  admin,
  bookingId,
  by,
  omar,
  policy,
  salma,
  stranger,
  tomorrow,
} from '../../testing/every-move.ts';
import type { Booking } from './booking.ts';
import { hideReview } from './hide-review.ts';
import { keepReview } from './keep-review.ts';
import { publishReviews } from './publish-reviews.ts';
import { replyToReview } from './reply-to-review.ts';
import { reportReview } from './report-review.ts';
import { reviewsFor } from './reviews-for.ts';
import { otherSide } from './reviews.ts';
import { writeReview } from './write-review.ts';

const hour = 3_600_000;
const people: Readonly<Record<Side, UserId>> = { customer: salma, professional: omar };

/** What is said of a review in one breath: docs/domain.md §6. */
interface Said {
  isHidden: boolean;
  hasReply: boolean;
  /** Who reported it, and whether they still wait for an answer. */
  readonly reports: Map<UserId, boolean>;
}

interface Model {
  now: Instant;
  isPublished: boolean;
  readonly of: Record<Side, Said | null>;
}

interface Step {
  readonly what: 'write' | 'reply' | 'report' | 'keep' | 'hide' | 'wait' | 'ring';
  /** The side that acts, or that wrote what it is about. */
  readonly side: Side;
  readonly who: UserId;
  readonly hours: number;
}

const step = record({
  what: constantFrom(...(['write', 'reply', 'report', 'keep', 'hide', 'wait', 'ring'] as const)),
  side: constantFrom<Side[]>('customer', 'professional'),
  who: constantFrom(salma, omar, stranger, admin),
  hours: constantFrom(1, 20, 100),
});

const until = later(tomorrow, policy.reviewableFor);

function decide(state: Booking, { what, side, who }: Step, now: Instant) {
  const on = { bookingId, author: side };
  const acting = by(people[side], now);
  const moves: Readonly<Record<Step['what'], () => Decision<BookingEvent, Refusal>>> = {
    write: () => writeReview({ bookingId, stars: 4, text: side }, state, acting),
    reply: () => replyToReview({ bookingId, text: 'Thanks' }, state, acting),
    report: () => reportReview({ ...on, cause: 'untrue', words: '' }, state, by(who, now)),
    keep: () => keepReview(on, state, by(admin, now)),
    hide: () => hideReview({ ...on, reason: 'Insults' }, state, by(admin, now)),
    wait: () => ({ ok: true, events: [] }),
    ring: () => publishReviews({ bookingId }, state, by('system', now)),
  };
  return moves[what]();
}

/** Returns the review of this side, if those whom it concerns can read it. */
function shown(model: Model, side: Side): Said | null {
  const said = model.of[side];
  return said !== null && model.isPublished && !said.isHidden ? said : null;
}

/** Returns whether a step is allowed, from what the product promises. */
function isAllowed(model: Model, { what, side, who }: Step): boolean {
  const review = shown(model, side);
  switch (what) {
    case 'wait':
      return true;
    case 'write':
      return model.of[side] === null && model.now < until;
    case 'ring':
      return (
        !model.isPublished &&
        model.now >= until &&
        (model.of.customer ?? model.of.professional) !== null
      );
    case 'reply':
      return shown(model, otherSide(side))?.hasReply === false;
    case 'report': {
      const isReader = side === 'customer' || who === salma;
      return review !== null && isReader && who !== people[side] && !review.reports.has(who);
    }
    case 'keep':
      return review !== null && [...review.reports.values()].includes(true);
    case 'hide':
      return review !== null;
  }
}

/** Does an allowed step in the model. */
function follow(model: Model, { what, side, who }: Step): void {
  const said = model.of[side];
  const other = model.of[otherSide(side)];
  if (what === 'write') {
    model.of[side] = { isHidden: false, hasReply: false, reports: new Map() };
    model.isPublished = other !== null;
  }
  if (what === 'ring') model.isPublished = true;
  if (what === 'reply' && other !== null) other.hasReply = true;
  if (what === 'report') said?.reports.set(who, true);
  if (what === 'hide' && said !== null) said.isHidden = true;
  if (what === 'keep' || what === 'hide') {
    for (const reporter of said?.reports.keys() ?? []) said?.reports.set(reporter, false);
  }
}

/** Returns who reads which review, and what waits for an admin, as the product says it. */
function seenIn(state: Booking): unknown {
  const booking = made(state);
  const read = (reader: 'customer' | 'professional' | 'admin', author: Side): unknown => {
    const view = reviewsFor(booking, reader)?.[author] ?? null;
    return view && { isHidden: view.hiddenReason !== null, hasReply: view.reply !== null };
  };
  return (['customer', 'professional'] as const).map((author) => ({
    own: read(author, author),
    other: read(otherSide(author), author),
    admin: read('admin', author),
    waits: (booking.reviews?.[author]?.reportedAt ?? null) !== null,
  }));
}

/** Returns the same as the model has it: blind until both wrote or the time is over, hidden from all but its author. */
function expectedIn(model: Model): unknown {
  return (['customer', 'professional'] as const).map((author) => {
    const said = model.of[author];
    const words = said && { isHidden: said.isHidden, hasReply: said.hasReply };
    return {
      own: words,
      other: shown(model, author) && words,
      admin: model.isPublished ? words : null,
      waits: said !== null && [...said.reports.values()].includes(true),
    };
  });
}

it('reviews are blind, answered once, reported, kept and hidden as they are in the model', () => {
  const reached = new Set<string>();
  assert(
    property(array(step, { minLength: 8, maxLength: 40 }), (steps) => {
      let state: Booking = completed();
      const model: Model = {
        now: tomorrow,
        isPublished: false,
        of: { customer: null, professional: null },
      };
      for (const each of steps) {
        if (each.what === 'wait') model.now = later(model.now, each.hours * hour);
        const isExpected = isAllowed(model, each);
        const decision = decide(state, each, model.now);
        expect([each, decision.ok]).toEqual([each, isExpected]);
        if (!decision.ok) continue;
        reached.add(each.what);
        state = after(decision, state);
        follow(model, each);
        expect(seenIn(state)).toEqual(expectedIn(model));
      }
    }),
    { numRuns: 400 },
  );
  // Every kind of step was taken by some story
  expect(reached.size).toBe(7);
});
