import type { BookingEvent } from '@osta/contracts/booking/events';
import { Dirham } from '@osta/contracts/dirham';
import { later, type Instant } from '@osta/contracts/instant';
import type { Context, Decision, Refusal } from '@osta/platform/decider';
import { describe, expect, it } from 'vitest';

import {
  admin,
  bookingId,
  by,
  everyMove,
  offeringId,
  omar,
  policy,
  salma,
  stranger,
  tomorrow,
} from '../../testing/every-move.ts';
import { slotFacts } from '../../testing/slot-facts.ts';
import { verbsFor } from './allowed-to.ts';
import { booking, type Booking, type MadeBooking } from './booking.ts';
import { deadlinesOf } from './deadlines.ts';
import { disputeBooking } from './dispute-booking.ts';
import { finishWork } from './finish-work.ts';
import { hideReview } from './hide-review.ts';
import { holdSlot } from './hold-slot.ts';
import { keepReview } from './keep-review.ts';
import { publishReviews } from './publish-reviews.ts';
import { replyToReview } from './reply-to-review.ts';
import { reportReview } from './report-review.ts';
import { resolveDispute } from './resolve-dispute.ts';
import { reviewsFor } from './reviews-for.ts';
import { writeReview } from './write-review.ts';

const day = 24 * 3_600_000;
const doneAt = later(tomorrow, 2 * 3_600_000);
const closesAt = later(doneAt, policy.reviewableFor);

type Step = (state: Booking) => Decision<BookingEvent, Refusal>;

/** Returns the state after these steps, each of which has to be accepted. */
function given(...steps: readonly Step[]): MadeBooking {
  const state = steps.reduce((before, step) => {
    const decision = step(before);
    if (!decision.ok) throw new Error(decision.refused.code);
    return decision.events.reduce(booking.evolve, before);
  }, booking.initial);
  if (state.status === 'none' || state.status === 'refused') throw new Error('no booking');
  return state;
}

const worked: readonly Step[] = [
  (state) => holdSlot({ offeringId, startsAt: tomorrow }, state, by(salma), slotFacts()),
  (state) => everyMove.place(state, by(salma)),
  (state) => everyMove.start(state, by(salma, tomorrow)),
  (state) =>
    finishWork({ bookingId, finalPrice: Dirham.parse(60_000) }, state, by(omar, doneAt), policy),
];
const completed: readonly Step[] = [
  ...worked,
  (state) => everyMove.complete(state, by(salma, doneAt)),
];

function review(actor: Context['actor'], stars: number, at: Instant = doneAt): Step {
  return (state) => writeReview({ bookingId, stars, text: `${stars} stars` }, state, by(actor, at));
}
const publish =
  (at: Instant): Step =>
  (state) =>
    publishReviews({ bookingId }, state, by('system', at));
const reply =
  (actor: Context['actor']): Step =>
  (state) =>
    replyToReview({ bookingId, text: 'Thank you' }, state, by(actor, doneAt));
const hide =
  (author: 'customer' | 'professional'): Step =>
  (state) =>
    hideReview({ bookingId, author, reason: 'Insults' }, state, by(admin, doneAt));

const report =
  (
    actor: Context['actor'],
    at: Instant = doneAt,
    author: 'customer' | 'professional' = 'customer',
  ): Step =>
  (state) =>
    reportReview({ bookingId, author, cause: 'insult', words: '' }, state, by(actor, at));
const keepOf =
  (author: 'customer' | 'professional'): Step =>
  (state) =>
    keepReview({ bookingId, author }, state, by(admin, doneAt));
const keep = keepOf('customer');

const dispute: Step = (state) =>
  disputeBooking({ bookingId, reason: 'It leaks' }, state, by(salma, doneAt));
const resolve =
  (outcome: 'completed' | 'cancelled', at: Instant = doneAt): Step =>
  (state) =>
    resolveDispute({ bookingId, outcome, reason: 'Seen' }, state, by(admin, at), policy);

function typesOf(decision: Decision<BookingEvent, Refusal>): readonly string[] {
  return decision.ok
    ? decision.events.map(({ type }) => type.split('.')[2] ?? '')
    : [decision.refused.code];
}

describe('the reviews of a completed booking', () => {
  it('are seen by nobody else until both sides have written', () => {
    const first = given(...completed, review(salma, 2));
    expect(reviewsFor(first, 'customer')).toMatchObject({ customer: { stars: 2 } });
    expect(reviewsFor(first, 'professional')).toMatchObject({ publishedAt: null, customer: null });
    expect(reviewsFor(first, 'admin')).toMatchObject({ customer: null });

    expect(typesOf(review(omar, 4)(first))).toEqual(['review-written', 'reviews-published']);
    const both = given(...completed, review(salma, 2), review(omar, 4));
    expect(reviewsFor(both, 'professional')).toMatchObject({
      publishedAt: doneAt,
      customer: { stars: 2 },
      professional: { stars: 4 },
    });
  });

  it('are published by time when one side wrote nothing, and take no more', () => {
    const first = given(...completed, review(salma, 5));
    expect(deadlinesOf(first)).toContainEqual({
      name: 'publish-reviews',
      about: '',
      dueAt: closesAt,
    });
    expect(typesOf(publish(later(closesAt, -1))(first))).toEqual(['BOOKING_ILLEGAL_TRANSITION']);
    expect(typesOf(review(omar, 1, closesAt)(first))).toEqual(['BOOKING_ILLEGAL_TRANSITION']);
    const published = given(...completed, review(salma, 5), publish(closesAt));
    expect(published.reviews).toMatchObject({ publishedAt: closesAt, professional: null });
    expect(deadlinesOf(published)).toEqual([]);
  });

  it('wait for no timer while nobody has written', () => {
    expect(deadlinesOf(given(...completed))).toEqual([]);
  });

  it('are written once by each side', () => {
    const first = given(...completed, review(salma, 5));
    expect(typesOf(review(salma, 1)(first))).toEqual(['BOOKING_ILLEGAL_TRANSITION']);
    expect(verbsFor(first, 'customer', doneAt, policy)).not.toContain('review');
    expect(verbsFor(first, 'professional', doneAt, policy)).toContain('review');
  });

  it('take one reply, by the side that they are about, once they are published', () => {
    const sealed = given(...completed, review(salma, 3));
    expect(typesOf(reply(omar)(sealed))).toEqual(['BOOKING_ILLEGAL_TRANSITION']);
    const steps = [...completed, review(salma, 3), publish(closesAt)];
    expect(typesOf(reply(salma)(given(...steps)))).toEqual(['BOOKING_ILLEGAL_TRANSITION']);
    const replied = given(...steps, reply(omar));
    expect(replied.reviews?.customer?.reply).toMatchObject({ authorId: omar, text: 'Thank you' });
    expect(typesOf(reply(omar)(replied))).toEqual(['BOOKING_ILLEGAL_TRANSITION']);
  });

  it('are hidden by an admin from all but their author', () => {
    const steps = [...completed, review(salma, 3), review(omar, 5)];
    const hidden = given(...steps, hide('customer'));
    expect(reviewsFor(hidden, 'professional')?.customer).toBeNull();
    expect(reviewsFor(hidden, 'customer')?.customer).toMatchObject({ hiddenReason: 'Insults' });
    expect(reviewsFor(hidden, 'customer')?.professional).toMatchObject({ hiddenReason: null });
    expect(typesOf(hide('customer')(hidden))).toEqual(['REVIEW_NOT_FOUND']);
    expect(typesOf(reply(omar)(hidden))).toEqual(['BOOKING_ILLEGAL_TRANSITION']);
  });
});

describe('a reported review', () => {
  const shown = [...completed, review(salma, 3), review(omar, 5)];

  it('is one that everybody reads, reported once by anybody but its writer', () => {
    for (const steps of [[], worked, [...completed, review(salma, 3)]]) {
      const before = steps.length === 0 ? booking.initial : given(...steps);
      expect(typesOf(report(stranger)(before))).toEqual(['REVIEW_NOT_FOUND']);
    }
    expect(typesOf(report(salma)(given(...shown)))).toEqual(['REVIEW_IS_OWN']);
    const reported = given(...shown, report(stranger), report(omar, later(doneAt, day)));
    expect(reported.reviews?.customer).toMatchObject({
      reports: [{ authorId: stranger }, { authorId: omar }],
      reportedAt: later(doneAt, day),
    });
    expect(typesOf(report(omar)(reported))).toEqual(['REVIEW_ALREADY_REPORTED']);
    expect(reviewsFor(reported, 'customer')).toEqual(reviewsFor(given(...shown), 'customer'));
  });

  it('about a customer is read and reported by them alone', () => {
    const before = given(...shown);
    expect(typesOf(report(stranger, doneAt, 'professional')(before))).toEqual(['REVIEW_NOT_FOUND']);
    expect(typesOf(report(omar, doneAt, 'professional')(before))).toEqual(['REVIEW_IS_OWN']);
    const reported = given(...shown, report(salma, doneAt, 'professional'));
    expect(reported.reviews).toMatchObject({
      customer: { reportedAt: null },
      professional: { reportedAt: doneAt, reports: [{ authorId: salma }] },
    });
    expect(typesOf(keep(reported))).toEqual(['REVIEW_NOT_REPORTED']);
    expect(typesOf(keepOf('professional')(reported))).toEqual(['review-reports-decided']);
    expect(typesOf(hide('professional')(reported))).toEqual([
      'review-hidden',
      'review-reports-decided',
    ]);
  });

  it('stays when an admin keeps it, and is answered once', () => {
    expect(typesOf(keep(given(...shown)))).toEqual(['REVIEW_NOT_REPORTED']);
    const kept = given(...shown, report(stranger), keep);
    expect(kept.reviews?.customer).toMatchObject({ hiddenReason: null, reportedAt: null });
    expect(typesOf(keep(kept))).toEqual(['REVIEW_NOT_REPORTED']);
    expect(typesOf(report(stranger)(kept))).toEqual(['REVIEW_ALREADY_REPORTED']);
  });

  it('answers only whoever has waited since the last decision', () => {
    const again = given(...shown, report(stranger), keep, report(omar));
    const decision = hide('customer')(again);
    expect(decision.ok && decision.events).toMatchObject([
      { type: 'osta.booking.review-hidden' },
      { data: { of: 'customer', outcome: 'hidden', reporterIds: [omar] } },
    ]);
    expect(typesOf(hide('professional')(again))).toEqual(['review-hidden']);
    const hidden = given(...shown, report(omar), hide('customer'));
    expect(hidden.reviews?.customer?.reportedAt).toBeNull();
    expect(typesOf(report(stranger)(hidden))).toEqual(['REVIEW_NOT_FOUND']);
    expect(typesOf(keep(hidden))).toEqual(['REVIEW_NOT_FOUND']);
  });
});

describe('a dispute', () => {
  it('does not stop the time for reviews', () => {
    const disputed = given(...completed, review(salma, 1), dispute);
    expect(deadlinesOf(disputed).map(({ name }) => name)).toEqual(['publish-reviews']);
    expect(typesOf(review(omar, 2)(disputed))).toContain('reviews-published');
  });

  it('that ends as completed opens the reviews, unless they were open before', () => {
    const at = later(doneAt, 3 * day);
    const late = given(...worked, dispute);
    expect(typesOf(resolve('completed', at)(late))).toEqual([
      'dispute-resolved',
      'reviews-invited',
    ]);
    expect(typesOf(resolve('completed', at)(given(...completed, dispute)))).toEqual([
      'dispute-resolved',
    ]);
  });

  it('that ends as cancelled takes the reviews away', () => {
    const over = given(...completed, review(salma, 1), dispute, resolve('cancelled'));
    expect(over.reviews).toBeNull();
    expect(deadlinesOf(over)).toEqual([]);
  });
});
