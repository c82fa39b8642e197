import { MyNotifications } from '@osta/contracts/notification/my-data';
import type { Route } from '@osta/platform/http/define-route';
import { myDataRoute } from '@osta/platform/http/my-data-route';

import type { FindMyNotifications } from '../queries/my-notifications.ts';

/** Returns the route of `/api/notifications/my-data`. */
export function myDataRoutes(findMyNotifications: FindMyNotifications): readonly Route[] {
  return [
    myDataRoute({
      path: '/api/notifications/my-data',
      operationId: 'getMyNotifications',
      summary: 'Export your notifications, as a part of your data',
      answer: MyNotifications,
      find: ({ userId }, locale) => findMyNotifications(userId, locale),
    }),
  ];
}
