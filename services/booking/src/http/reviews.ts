import { ListReviewsQuery, ReportedReviewsQuery } from '@osta/contracts/booking/review-api';
import { reviewOperations } from '@osta/contracts/booking/review-operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { OwnCursor } from '@osta/platform/page-cursor';

import type { ListReportedReviews } from '../queries/list-reported-reviews.ts';
import type { ListReviews } from '../queries/list-reviews.ts';

interface ReviewRoutes {
  readonly listReviews: ListReviews;
  readonly listReportedReviews: ListReportedReviews;
}

/** Returns the routes below `/api/reviews`. */
export function reviewRoutes({ listReviews, listReportedReviews }: ReviewRoutes): readonly Route[] {
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

    defineRoute(reviewOperations.listReportedReviews, {
      access: 'admin',
      query: ReportedReviewsQuery.extend({ cursor: OwnCursor }),
      handle: async ({ query, locale }) => ({ body: await listReportedReviews(query, locale) }),
    }),
  ];
}
