import { ServiceRequestId } from '@osta/contracts/ids';
import { ListRequestsQuery, RequestPage, RequestView } from '@osta/contracts/request/api';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { OwnCursor } from '@osta/platform/page-cursor';
import { z } from 'zod';

import { rows } from '../commands/problems.ts';
import type { GetRequest } from '../queries/get-request.ts';
import type { ListRequests } from '../queries/list-requests.ts';

interface RequestRoutes {
  readonly getRequest: GetRequest;
  readonly listRequests: ListRequests;
}

/** Returns the read routes of `/api/requests`. */
export function requestRoutes({ getRequest, listRequests }: RequestRoutes): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/requests',
      operationId: 'listRequests',
      summary: 'List your requests, as customer or as professional, newest first',
      access: 'registered',
      query: ListRequestsQuery.extend({
        cursor: OwnCursor,
      }),
      answer: RequestPage,
      handle: async ({ query, principal, locale }) => ({
        body: await listRequests(query, principal.userId, locale),
      }),
    }),

    defineRoute({
      method: 'get',
      path: '/api/requests/{requestId}',
      operationId: 'getRequest',
      summary: 'Get a request; professionals see only their own quote',
      access: 'registered',
      params: z.strictObject({ requestId: ServiceRequestId }),
      answer: RequestView,
      problems: rows('REQUEST_NOT_FOUND'),
      handle: async ({ params: { requestId }, principal, locale }) => {
        const found = await getRequest(requestId, principal, locale);
        if (!found.ok) return { refused: found.refused };
        return { body: found.view, etag: found.view.version };
      },
    }),
  ];
}
