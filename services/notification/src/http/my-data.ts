import { notificationOperations } from '@osta/contracts/notification/operations';
import type { Route } from '@osta/platform/http/define-route';
import { myDataRoute } from '@osta/platform/http/my-data-route';

import type { FindMyNotifications } from '../queries/my-notifications.ts';

/** Returns the route of `/api/notifications/my-data`. */
export function myDataRoutes(findMyNotifications: FindMyNotifications): readonly Route[] {
  return [
    myDataRoute(notificationOperations.getMyNotifications, ({ userId }, locale) =>
      findMyNotifications(userId, locale),
    ),
  ];
}
