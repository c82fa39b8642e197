import { requestOperations } from '@osta/contracts/request/operations';
import type { Route } from '@osta/platform/http/define-route';
import { myDataRoute } from '@osta/platform/http/my-data-route';

import type { FindMyRequests } from '../queries/my-requests.ts';

/** Returns the route of `/api/requests/my-data`. */
export function myDataRoutes(findMyRequests: FindMyRequests): readonly Route[] {
  return [myDataRoute(requestOperations.getMyRequests, findMyRequests)];
}
