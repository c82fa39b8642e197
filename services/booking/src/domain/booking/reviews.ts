import type { ReviewHidden } from '@osta/contracts/booking/review-hidden';
import type { ReviewReplied } from '@osta/contracts/booking/review-replied';
import type { ReviewReported } from '@osta/contracts/booking/review-reported';
import type { ReviewReportsDecided } from '@osta/contracts/booking/review-reports-decided';
import type { ReviewWritten } from '@osta/contracts/booking/review-written';
import type { ReviewsInvited } from '@osta/contracts/booking/reviews-invited';
import type { ReviewsPublished } from '@osta/contracts/booking/reviews-published';
import type { ReviewReportCause, Side } from '@osta/contracts/booking/terms';
import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';

/** The one public reply to a review. */
interface Reply {
  readonly authorId: UserId;
  readonly text: string;
  readonly at: Instant;
}

/** What somebody thinks is wrong with a review. */
export interface Report {
  readonly authorId: UserId;
  readonly cause: ReviewReportCause;
  readonly words: string;
  readonly at: Instant;
  /** Until an admin has decided. It is kept afterwards: everybody can report a review once. */
  readonly isOpen: boolean;
}

/** What one side wrote about the other. */
export interface Review {
  readonly authorId: UserId;
  readonly stars: number;
  /** Empty when only stars were given. */
  readonly text: string;
  readonly reply: Reply | null;
  /** Why an admin has hidden it; `null` while it is visible. */
  readonly hiddenReason: string | null;
  /** Oldest first. */
  readonly reports: readonly Report[];
  /** When the newest open report was made; `null`: none waits. */
  readonly reportedAt: Instant | null;
}

/** The reviews of a completed booking. Each side sees its own alone until both are published. */
export interface Reviews {
  /** Until then either side can write. */
  readonly until: Instant;
  readonly publishedAt: Instant | null;
  /** By the customer, about the professional. */
  readonly customer: Review | null;
  /** By the professional, about the customer. */
  readonly professional: Review | null;
}

/** Returns a review that nobody has answered, hidden or reported. */
export function newReview(written: Pick<Review, 'authorId' | 'stars' | 'text'>): Review {
  return { ...written, reply: null, hiddenReason: null, reports: [], reportedAt: null };
}

/** Returns the side whose review a side can reply to, and reads. */
export function otherSide(side: Side): Side {
  return side === 'customer' ? 'professional' : 'customer';
}

/** Returns whether anything was written that waits for its publication. */
export function awaitsPublication({ publishedAt, customer, professional }: Reviews): boolean {
  return publishedAt === null && (customer !== null || professional !== null);
}

/** Returns the reviews after both sides were invited to them, or something happened to one. */
export function reviewsAfter(
  reviews: Reviews | null,
  event:
    | ReviewsInvited
    | ReviewWritten
    | ReviewsPublished
    | ReviewReplied
    | ReviewReported
    | ReviewReportsDecided
    | ReviewHidden,
): Reviews | null {
  if (event.type === 'osta.booking.reviews-invited') {
    const { reviewableUntil: until } = event.data;
    return { until, publishedAt: null, customer: null, professional: null };
  }
  if (reviews === null) return null;
  switch (event.type) {
    case 'osta.booking.review-written': {
      const { by, authorId, stars, text } = event.data;
      return { ...reviews, [by]: newReview({ authorId, stars, text }) };
    }
    case 'osta.booking.reviews-published':
      return { ...reviews, publishedAt: event.data.publishedAt };
    case 'osta.booking.review-replied': {
      const { by, authorId, text, repliedAt: at } = event.data;
      return withReview(reviews, otherSide(by), { reply: { authorId, text, at } });
    }
    case 'osta.booking.review-reported': {
      const { of: author, authorId, cause, words, reportedAt } = event.data;
      const report: Report = { authorId, cause, words, at: reportedAt, isOpen: true };
      const reports = [...(reviews[author]?.reports ?? []), report];
      return withReview(reviews, author, { reports, reportedAt });
    }
    case 'osta.booking.review-reports-decided': {
      const { of: author } = event.data;
      const reports = reviews[author]?.reports.map((each) => ({ ...each, isOpen: false })) ?? [];
      return withReview(reviews, author, { reports, reportedAt: null });
    }
    case 'osta.booking.review-hidden':
      return withReview(reviews, event.data.of, { hiddenReason: event.data.reason });
  }
}

function withReview(reviews: Reviews, author: Side, change: Partial<Review>): Reviews {
  const review = reviews[author];
  return review === null ? reviews : { ...reviews, [author]: { ...review, ...change } };
}
