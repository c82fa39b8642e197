import { MyNotifications } from '@osta/contracts/notification/my-data';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { FindMyNotifications } from '../queries/my-notifications.ts';

/** Returns the route of `/api/notifications/my-data`. */
export function myDataRoutes(findMyNotifications: FindMyNotifications): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/notifications/my-data',
      operationId: 'getMyNotifications',
      access: 'registered',
      summary: 'Export your notifications, as a part of your data',
      answer: MyNotifications,
      rateLimit: { points: 30, seconds: 3600 },
      handle: async ({ principal, locale }) => ({
        body: await findMyNotifications(principal.userId, locale),
      }),
    }),
  ];
}
