import { MyRequests } from '@osta/contracts/request/my-data';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { FindMyRequests } from '../queries/my-requests.ts';

/** Returns the route of `/api/requests/my-data`. It must precede `/api/requests/{requestId}`. */
export function myDataRoutes(findMyRequests: FindMyRequests): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/requests/my-data',
      operationId: 'getMyRequests',
      summary: 'Export what is known of your requests and quotes, as a part of your data',
      access: 'registered',
      answer: MyRequests,
      rateLimit: { points: 30, seconds: 3600 },
      handle: async ({ principal, locale }) => ({ body: await findMyRequests(principal, locale) }),
    }),
  ];
}
