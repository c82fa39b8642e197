import { MyRequests } from '@osta/contracts/request/my-data';
import type { Route } from '@osta/platform/http/define-route';
import { myDataRoute } from '@osta/platform/http/my-data-route';

import type { FindMyRequests } from '../queries/my-requests.ts';

/** Returns the route of `/api/requests/my-data`. */
export function myDataRoutes(findMyRequests: FindMyRequests): readonly Route[] {
  return [
    myDataRoute({
      path: '/api/requests/my-data',
      operationId: 'getMyRequests',
      summary: 'Export what is known of your requests and quotes, as a part of your data',
      answer: MyRequests,
      find: findMyRequests,
    }),
  ];
}
