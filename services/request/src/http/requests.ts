import { ServiceRequestId, UserId } from '@osta/contracts/ids';
import { PageCursor } from '@osta/contracts/page';
import {
  CreateRequestRequest,
  InviteRequest,
  ListRequestsQuery,
  ReasonRequest,
  RequestPage,
  RequestReceipt,
  RequestView,
  ReviseRequestRequest,
} from '@osta/contracts/request/api';
import type { RequestNotFound } from '@osta/contracts/request/refusals';
import type { Clock } from '@osta/platform/clock';
import type { Handler } from '@osta/platform/handle';
import { answerOutcome } from '@osta/platform/http/answer-outcome';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import { z } from 'zod';

import type { CloseRequest, CloseRequestRefusal } from '../domain/request/close-request.ts';
import type { DeclineRequest, DeclineRequestRefusal } from '../domain/request/decline-request.ts';
import type {
  InviteProfessionals,
  InviteProfessionalsRefusal,
} from '../domain/request/invite-professionals.ts';
import type { ReviseRequest, ReviseRequestRefusal } from '../domain/request/revise-request.ts';
import type { StartRequest, StartRequestRefusal } from '../domain/request/start-request.ts';
import type { SubmitRequest, SubmitRequestRefusal } from '../domain/request/submit-request.ts';
import type { ViewRequest } from '../domain/request/view-request.ts';
import type {
  WithdrawRequest,
  WithdrawRequestRefusal,
} from '../domain/request/withdraw-request.ts';
import type { GetRequest } from '../queries/get-request.ts';
import type { ListRequests } from '../queries/list-requests.ts';
import { readCursor } from '../queries/page-cursor.ts';
import { policy } from './policy.ts';
import { rows } from './problems.ts';

interface RequestRoutes {
  readonly clock: Clock;
  readonly startRequest: Handler<StartRequest, RequestReceipt, StartRequestRefusal>;
  readonly submitRequest: Handler<SubmitRequest, RequestReceipt, SubmitRequestRefusal>;
  readonly inviteProfessionals: Handler<
    InviteProfessionals,
    RequestReceipt,
    InviteProfessionalsRefusal
  >;
  readonly viewRequest: Handler<ViewRequest, RequestReceipt, RequestNotFound>;
  readonly declineRequest: Handler<DeclineRequest, RequestReceipt, DeclineRequestRefusal>;
  readonly reviseRequest: Handler<ReviseRequest, RequestReceipt, ReviseRequestRefusal>;
  readonly withdrawRequest: Handler<WithdrawRequest, RequestReceipt, WithdrawRequestRefusal>;
  readonly closeRequest: Handler<CloseRequest, RequestReceipt, CloseRequestRefusal>;
  readonly getRequest: GetRequest;
  readonly listRequests: ListRequests;
}

const params = z.strictObject({ requestId: ServiceRequestId });
const onRequest = rows('REQUEST_NOT_FOUND', 'REQUEST_ILLEGAL_TRANSITION');
const onSending = rows('TIME_IN_THE_PAST', 'REQUEST_LIMIT_REACHED', 'PROFESSIONAL_UNAVAILABLE');
/** What makes the bells of others ring. */
const rateLimit = { points: 30, seconds: 60 };

/** `/api/requests` */
export function requestRoutes(routes: RequestRoutes): readonly Route[] {
  const { clock } = routes;

  return [
    defineRoute(policy, {
      method: 'post',
      path: '/api/requests',
      operationId: 'startRequest',
      summary: 'Write a request and, unless it is a draft, send it to professionals',
      body: CreateRequestRequest,
      answer: RequestReceipt,
      problems: { ...onSending, ...rows('REQUEST_ILLEGAL_TRANSITION') },
      idempotent: true,
      rateLimit,
      handle: async ({ body: { content, professionalIds }, command }) =>
        answerOutcome(await routes.startRequest({ content, professionalIds }, command), 201),
    }),

    defineRoute(policy, {
      method: 'get',
      path: '/api/requests',
      operationId: 'listRequests',
      summary: 'Your own requests, as customer or as professional, newest first',
      query: ListRequestsQuery.extend({
        cursor: PageCursor.refine((cursor) => readCursor(cursor) !== undefined).optional(),
      }),
      answer: RequestPage,
      handle: async ({ query, principal, locale }) => {
        const userId = UserId.parse(principal?.userId);
        return { body: await routes.listRequests(query, userId, locale) };
      },
    }),

    defineRoute(policy, {
      method: 'get',
      path: '/api/requests/{requestId}',
      operationId: 'getRequest',
      summary: 'A request as you may see it: a professional sees the own quote only',
      params,
      answer: RequestView,
      problems: rows('REQUEST_NOT_FOUND'),
      handle: async ({ params: { requestId }, principal, locale }) => {
        if (!principal) return { problem: 'UNAUTHENTICATED' };
        const found = await routes.getRequest(requestId, principal, locale);
        if (!found.ok) return { refused: found.refused };
        return { body: found.view, etag: found.view.version };
      },
    }),

    defineRoute(policy, {
      method: 'post',
      path: '/api/requests/{requestId}/submit',
      operationId: 'submitRequest',
      summary: 'Send a draft to professionals',
      params,
      body: InviteRequest,
      answer: RequestReceipt,
      problems: { ...onRequest, ...onSending },
      idempotent: true,
      rateLimit,
      handle: async ({ params: { requestId }, body, command }) =>
        answerOutcome(await routes.submitRequest({ requestId, ...body }, command)),
    }),

    defineRoute(policy, {
      method: 'post',
      path: '/api/requests/{requestId}/invite',
      operationId: 'inviteProfessionals',
      summary: 'Ask more professionals',
      params,
      body: InviteRequest,
      answer: RequestReceipt,
      problems: { ...onRequest, ...rows('PROFESSIONAL_UNAVAILABLE') },
      idempotent: true,
      rateLimit,
      handle: async ({ params: { requestId }, body, command }) =>
        answerOutcome(await routes.inviteProfessionals({ requestId, ...body }, command)),
    }),

    defineRoute(policy, {
      method: 'put',
      path: '/api/requests/{requestId}/content',
      operationId: 'reviseRequest',
      summary: 'Change what you ask for; quotes made before are outdated',
      params,
      body: ReviseRequestRequest,
      answer: RequestReceipt,
      problems: { ...onRequest, ...rows('TIME_IN_THE_PAST') },
      ifMatch: true,
      handle: async ({ params: { requestId }, body, principal, expectedVersion, log }) => {
        const actor = UserId.parse(principal?.userId);
        const context = unkeyedContext({ actor, clock, log });
        const command = { requestId, ...body };
        return answerOutcome(await routes.reviseRequest(command, context, expectedVersion));
      },
    }),

    defineRoute(policy, {
      method: 'post',
      path: '/api/requests/{requestId}/view',
      operationId: 'viewRequest',
      summary: 'Tell the customer that you have opened the request',
      params,
      answer: RequestReceipt,
      problems: rows('REQUEST_NOT_FOUND'),
      idempotent: true,
      handle: async ({ params: { requestId }, command }) =>
        answerOutcome(await routes.viewRequest({ requestId }, command)),
    }),

    defineRoute(policy, {
      method: 'post',
      path: '/api/requests/{requestId}/decline',
      operationId: 'declineRequest',
      summary: 'Say that you will not do it',
      params,
      body: ReasonRequest,
      answer: RequestReceipt,
      problems: onRequest,
      idempotent: true,
      handle: async ({ params: { requestId }, body, command }) =>
        answerOutcome(await routes.declineRequest({ requestId, ...body }, command)),
    }),

    defineRoute(policy, {
      method: 'post',
      path: '/api/requests/{requestId}/withdraw',
      operationId: 'withdrawRequest',
      summary: 'Take your request back',
      params,
      body: ReasonRequest,
      answer: RequestReceipt,
      problems: onRequest,
      idempotent: true,
      handle: async ({ params: { requestId }, body, command }) =>
        answerOutcome(await routes.withdrawRequest({ requestId, ...body }, command)),
    }),

    defineRoute(policy, {
      method: 'post',
      path: '/api/requests/{requestId}/close',
      operationId: 'closeRequest',
      summary: 'End a request of anybody, with a reason',
      params,
      body: ReasonRequest,
      answer: RequestReceipt,
      problems: onRequest,
      idempotent: true,
      handle: async ({ params: { requestId }, body, command }) =>
        answerOutcome(await routes.closeRequest({ requestId, ...body }, command)),
    }),
  ];
}
