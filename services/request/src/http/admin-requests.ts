import { ListAllRequestsQuery } from '@osta/contracts/request/admin-api';
import { requestAdminOperations } from '@osta/contracts/request/admin-operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { OwnCursor } from '@osta/platform/page-cursor';

import type { ListAllRequests } from '../queries/list-all-requests.ts';

/** Returns the read route of admins. */
export function adminRequestRoutes(listAllRequests: ListAllRequests): readonly Route[] {
  return [
    defineRoute(requestAdminOperations.listAllRequests, {
      access: 'admin',
      query: ListAllRequestsQuery.extend({ cursor: OwnCursor }),
      handle: async ({ query, locale }) => ({ body: await listAllRequests(query, locale) }),
    }),
  ];
}
