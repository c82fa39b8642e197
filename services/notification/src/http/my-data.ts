import { MyNotifications } from '@osta/contracts/notification/my-data';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { FindMyNotifications } from '../queries/my-notifications.ts';
import { policy } from './policy.ts';

/** `/api/notifications/my-data` */
export function myDataRoutes(findMyNotifications: FindMyNotifications): readonly Route[] {
  return [
    defineRoute(policy, {
      method: 'get',
      path: '/api/notifications/my-data',
      operationId: 'getMyNotifications',
      summary: 'All that you were told: a part of the export of your data',
      answer: MyNotifications,
      rateLimit: { points: 30, seconds: 3600 },
      handle: async ({ principal, locale }) => {
        if (!principal) return { problem: 'UNAUTHENTICATED' };
        return { body: await findMyNotifications(principal.userId, locale) };
      },
    }),
  ];
}
