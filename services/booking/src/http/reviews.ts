import { ListReviewsQuery } from '@osta/contracts/booking/review-api';
import { reviewOperations } from '@osta/contracts/booking/review-operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { OwnCursor } from '@osta/platform/page-cursor';

import type { ListReviews } from '../queries/list-reviews.ts';

/** Returns the route of `/api/reviews`. */
export function reviewRoutes(listReviews: ListReviews): readonly Route[] {
  return [
    defineRoute(reviewOperations.listReviews, {
      access: 'public',
      query: ListReviewsQuery.extend({
        cursor: OwnCursor,
      }).refine(
        ({ professionalId, storeId }) => (professionalId === undefined) !== (storeId === undefined),
        { path: ['professionalId'] },
      ),
      rateLimit: { points: 300, seconds: 60 },
      handle: async ({ query, locale }) => ({ body: await listReviews(query, locale) }),
    }),
  ];
}
