import { z } from 'zod';

import { BookingId, StoreId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { page, PageQuery } from '../page.ts';
import { ReviewReply } from './api.ts';
import { Stars } from './terms.ts';

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
