import type { UserId } from '@osta/contracts/ids';
import { openWords, type Sealed } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import type { MadeBooking } from '../domain/booking/booking.ts';
import type { Review } from '../domain/booking/reviews.ts';

/** Returns these bookings with their sealed text opened, in one round trip; but for names: see `readBookedNames`. */
export async function openBookings(
  pool: Pool,
  schema: string,
  bookings: readonly MadeBooking[],
): Promise<readonly MadeBooking[]> {
  const words = await openWords(pool, schema, bookings.flatMap(wordsIn));
  // The text of all bookings in a row, in the order of `wordsIn`
  const next = words.values();
  return bookings.map((booking) => withWords(booking, () => next.next().value ?? ''));
}

function wordsIn(booking: MadeBooking): readonly Sealed[] {
  const { customerId, professionalId, addressNote, note, proposal, extras, ending } = booking;
  const { strike, reviews } = booking;
  return [
    { subject: customerId, text: addressNote },
    { subject: customerId, text: note },
    ...(proposal ? [{ subject: proposal.authorId, text: proposal.note }] : []),
    ...extras.map(({ title }) => ({ subject: professionalId, text: title })),
    ...(ending ? [{ subject: ending.authorId, text: ending.reason }] : []),
    ...(strike ? [{ subject: booking[`${strike.of}Id`], text: strike.objection }] : []),
    ...(strike ? [{ subject: customerId, text: strike.decision }] : []),
    ...wordsOfReview(reviews?.customer ?? null, customerId),
    ...wordsOfReview(reviews?.professional ?? null, customerId),
  ];
}

/** The words of an admin count as the customer's. */
function wordsOfReview(review: Review | null, customerId: UserId): readonly Sealed[] {
  if (review === null) return [];
  const { authorId, text, reply, hiddenReason, reports } = review;
  return [
    { subject: authorId, text },
    ...(reply ? [{ subject: reply.authorId, text: reply.text }] : []),
    ...(hiddenReason === null ? [] : [{ subject: customerId, text: hiddenReason }]),
    ...reports.map((report) => ({ subject: report.authorId, text: report.words })),
  ];
}

function withWords(booking: MadeBooking, next: () => string): MadeBooking {
  const { proposal, extras, ending, strike, reviews } = booking;
  return {
    ...booking,
    addressNote: next(),
    note: next(),
    proposal: proposal && { ...proposal, note: next() },
    extras: extras.map(({ id, amount, status }) => ({ id, title: next(), amount, status })),
    ending: ending && { ...ending, reason: next() },
    strike: strike && { ...strike, objection: next(), decision: next() },
    reviews: reviews && {
      ...reviews,
      customer: withReviewWords(reviews.customer, next),
      professional: withReviewWords(reviews.professional, next),
    },
  };
}

function withReviewWords(review: Review | null, next: () => string): Review | null {
  if (review === null) return null;
  const { reply, hiddenReason, reports } = review;
  return {
    ...review,
    text: next(),
    reply: reply && { ...reply, text: next() },
    hiddenReason: hiddenReason === null ? null : next(),
    reports: reports.map(({ authorId, cause, at, isOpen }) => ({
      authorId,
      cause,
      words: next(),
      at,
      isOpen,
    })),
  };
}
