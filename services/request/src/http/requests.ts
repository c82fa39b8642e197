import { ListRequestsQuery } from '@osta/contracts/request/api';
import { requestOperations } from '@osta/contracts/request/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { OwnCursor } from '@osta/platform/page-cursor';

import { requestProblems } from '../commands/problems.ts';
import type { FindReach } from '../queries/find-reach.ts';
import type { GetRequest } from '../queries/get-request.ts';
import type { ListRequests } from '../queries/list-requests.ts';

interface RequestRoutes {
  readonly getRequest: GetRequest;
  readonly listRequests: ListRequests;
  readonly findReach: FindReach;
}

/** Returns the read routes of `/api/requests`. */
export function requestRoutes({
  getRequest,
  listRequests,
  findReach,
}: RequestRoutes): readonly Route[] {
  return [
    defineRoute(requestOperations.listRequests, {
      access: 'registered',
      query: ListRequestsQuery.extend({
        cursor: OwnCursor,
      }),
      handle: async ({ query, principal, locale }) => ({
        body: await listRequests(query, principal.userId, locale),
      }),
    }),

    // Before the route of one request, whose id would match the word
    defineRoute(requestOperations.previewReach, {
      access: 'registered',
      rateLimit: { points: 120, seconds: 60 },
      handle: async ({ query: { budget = null, ...work }, principal }) => ({
        body: { professionalIds: [...(await findReach({ ...work, budget }, principal.userId))] },
      }),
    }),

    defineRoute(requestOperations.getRequest, {
      access: 'registered',
      problems: requestProblems,
      handle: async ({ params: { requestId }, principal, locale }) => {
        const found = await getRequest(requestId, principal, locale);
        if (!found.ok) return { refused: found.refused };
        return { body: found.view, etag: found.view.version };
      },
    }),
  ];
}
