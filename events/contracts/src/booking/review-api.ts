import { z } from 'zod';

import { BookingId, StoreId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { page, PageQuery } from '../page.ts';
import { Text } from '../text.ts';
import { ReviewReply } from './api.ts';
import { ReviewReportCause, Side, Stars } from './terms.ts';

/** Of two ids a question has one. */
const about = { professionalId: UserId.optional(), storeId: StoreId.optional() } as const;

/**
 * `GET /api/reviews`: the published reviews about a professional, or of the bookings made at a store, the newest
 * first. Public.
 */
export const ListReviewsQuery = PageQuery.extend(about);
export type ListReviewsQuery = z.output<typeof ListReviewsQuery>;

/** A published review as everybody reads it. */
export const PublicReview = z.strictObject({
  /** The booking that proves it. */
  bookingId: BookingId,
  /** The first name of the customer; empty when their account is gone. */
  author: z.string(),
  /** Who did the work. */
  professionalName: z.string(),
  stars: Stars,
  text: z.string(),
  /** In the reader's language. */
  serviceName: z.string(),
  publishedAt: Instant,
  reply: ReviewReply.nullable(),
});
export type PublicReview = z.infer<typeof PublicReview>;

export const ReviewPage = page(PublicReview);
export type ReviewPage = z.infer<typeof ReviewPage>;

/** `POST /api/bookings/{bookingId}/report-review`: a published review. */
export const ReportReviewRequest = z
  .strictObject({
    /** The side that wrote it. */
    author: Side,
    cause: ReviewReportCause,
    /** Required for `other`. */
    words: Text.trim().max(300).default(''),
  })
  .refine(({ cause, words }) => cause !== 'other' || words !== '', { path: ['words'] });
export type ReportReviewRequest = z.input<typeof ReportReviewRequest>;

/** `POST /api/bookings/{bookingId}/keep-review`, for admins: the reported review that this side wrote. */
export const KeepReviewRequest = z.strictObject({ author: Side });
export type KeepReviewRequest = z.input<typeof KeepReviewRequest>;

/** `GET /api/reviews/reported`, for admins: the reviews with open reports, the newest report first. */
export const ReportedReviewsQuery = PageQuery;
export type ReportedReviewsQuery = z.output<typeof ReportedReviewsQuery>;

const Person = z.strictObject({ id: UserId, fullName: z.string() });

/** A review that waits for the decision of an admin. */
export const ReportedReview = PublicReview.omit({ author: true, professionalName: true }).extend({
  /** The side that wrote it, about the other. */
  author: Side,
  customer: Person,
  professional: Person,
  /** Those that wait, oldest first. */
  reports: z.array(
    z.strictObject({
      by: Person,
      cause: ReviewReportCause,
      /** Empty when the cause says it all. */
      words: z.string(),
      at: Instant,
    }),
  ),
});
export type ReportedReview = z.infer<typeof ReportedReview>;

export const ReportedReviewPage = page(ReportedReview);
export type ReportedReviewPage = z.infer<typeof ReportedReviewPage>;
