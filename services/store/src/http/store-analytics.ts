import { StoreId } from '@osta/contracts/ids';
import {
  CountViewRequest,
  StoreAnalytics,
  StoreAnalyticsQuery,
} from '@osta/contracts/store/analytics-api';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { z } from 'zod';

import { storeRows } from '../commands/store-problems.ts';
import type { ShowAnalytics } from '../queries/store-analytics.ts';
import type { CountView } from '../views/count-view.ts';

interface AnalyticsRoutes {
  readonly showAnalytics: ShowAnalytics;
  readonly countView: CountView;
}

const params = z.strictObject({ storeId: StoreId });
const problems = storeRows('STORE_NOT_FOUND');
const notFound = { refused: { code: 'STORE_NOT_FOUND' } } as const;

/** Returns the routes by which a store is counted, and its owner sees the counts. */
export function storeAnalyticsRoutes(routes: AnalyticsRoutes): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/stores/{storeId}/analytics',
      operationId: 'getStoreAnalytics',
      summary:
        'Get the figures of a store for a range of days and the range before, for its owner and managers',
      access: 'registered',
      params,
      query: StoreAnalyticsQuery,
      answer: StoreAnalytics,
      problems,
      rateLimit: { points: 120, seconds: 60 },
      handle: async ({ params: { storeId }, query, principal }) => {
        const found = await routes.showAnalytics(storeId, query, principal.userId);
        return found ? { body: found } : notFound;
      },
    }),

    defineRoute({
      method: 'post',
      path: '/api/stores/{storeId}/views',
      operationId: 'countStoreView',
      summary: 'Count a view of a public page, once a visitor and day, without storing who',
      access: 'guest',
      params,
      body: CountViewRequest,
      problems,
      rateLimit: { points: 60, seconds: 60 },
      handle: async ({ params: { storeId }, body, principal, address, headers, command }) => {
        const isThere = await routes.countView(
          { storeId, at: command.now, searchedFor: body.searchedFor },
          { principal, address, userAgent: headers.get('user-agent') ?? '' },
        );
        return isThere ? { body: undefined } : notFound;
      },
    }),
  ];
}
