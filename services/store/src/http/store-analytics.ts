import { storeOperations } from '@osta/contracts/store/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import { storeProblems } from '../commands/store-problems.ts';
import type { ShowAnalytics } from '../queries/store-analytics.ts';
import type { CountView } from '../views/count-view.ts';
import { isRobot } from '../views/is-robot.ts';

interface AnalyticsRoutes {
  readonly showAnalytics: ShowAnalytics;
  readonly countView: CountView;
}

const notFound = { refused: { code: 'STORE_NOT_FOUND' } } as const;

/** Returns the routes by which a store is counted, and its owner sees the counts. */
export function storeAnalyticsRoutes(routes: AnalyticsRoutes): readonly Route[] {
  return [
    defineRoute(storeOperations.getStoreAnalytics, {
      access: 'registered',
      problems: storeProblems,
      rateLimit: { points: 120, seconds: 60 },
      handle: async ({ params: { storeId }, query, principal }) => {
        const found = await routes.showAnalytics(storeId, query, principal.userId);
        return found ? { body: found } : notFound;
      },
    }),

    defineRoute(storeOperations.countStoreView, {
      access: 'guest',
      problems: storeProblems,
      rateLimit: { points: 60, seconds: 60 },
      handle: async ({ params: { storeId }, body, principal, address, headers, command }) => {
        const userAgent = headers.get('user-agent') ?? '';
        const isThere = await routes.countView(
          { storeId, at: command.now, searchedFor: body.searchedFor },
          // Who has signed in is a person
          { principal, address, userAgent, isRobot: principal === null && isRobot(userAgent) },
        );
        return isThere ? { body: undefined } : notFound;
      },
    }),
  ];
}
