import { ServiceRequestId } from '@osta/contracts/ids';
import {
  CreateRequestRequest,
  InviteRequest,
  ReasonRequest,
  RequestReceipt,
  ReviseRequestRequest,
} from '@osta/contracts/request/api';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import { closeRequest } from '../domain/request/close-request.ts';
import { declineRequest } from '../domain/request/decline-request.ts';
import { inviteProfessionals } from '../domain/request/invite-professionals.ts';
import { reviseRequest } from '../domain/request/revise-request.ts';
import { startRequest } from '../domain/request/start-request.ts';
import { submitRequest } from '../domain/request/submit-request.ts';
import { viewRequest } from '../domain/request/view-request.ts';
import { withdrawRequest } from '../domain/request/withdraw-request.ts';
import { rows } from './problems.ts';
import type { RequestAggregate } from './request-aggregate.ts';
import type { sendingFacts } from './sending-facts.ts';

interface Wiring {
  readonly requests: RequestAggregate;
  readonly sendingFacts: ReturnType<typeof sendingFacts>;
}

const params = z.strictObject({ requestId: ServiceRequestId });
const onRequest = rows('REQUEST_NOT_FOUND', 'REQUEST_ILLEGAL_TRANSITION');
const onSending = rows('TIME_IN_THE_PAST', 'REQUEST_LIMIT_REACHED', 'PROFESSIONAL_UNAVAILABLE');
/** Limits the commands that notify other people. */
const rateLimit = { points: 30, seconds: 60 };

/** Declares the commands under `/api/requests`, one per operation. */
export function requestCommands({ requests, sendingFacts: facts }: Wiring) {
  return {
    startRequest: defineCommand(requests, {
      name: 'startRequest',
      summary: 'Create a request and, unless it is a draft, send it to professionals',
      method: 'post',
      path: '/api/requests',
      access: 'registered',
      rateLimit,
      body: CreateRequestRequest,
      streamOf: (_content, { newId }) => newId(0),
      decide: startRequest,
      facts,
      problems: { ...onSending, ...rows('REQUEST_ILLEGAL_TRANSITION') },
      answer: RequestReceipt,
      status: 201,
    }),

    submitRequest: defineCommand(requests, {
      name: 'submitRequest',
      summary: 'Send a draft to professionals',
      method: 'post',
      path: '/api/requests/{requestId}/submit',
      access: 'registered',
      rateLimit,
      params,
      body: InviteRequest,
      decide: submitRequest,
      facts,
      problems: { ...onRequest, ...onSending },
      answer: RequestReceipt,
    }),

    inviteProfessionals: defineCommand(requests, {
      name: 'inviteProfessionals',
      summary: 'Invite more professionals to a request',
      method: 'post',
      path: '/api/requests/{requestId}/invite',
      access: 'registered',
      rateLimit,
      params,
      body: InviteRequest,
      decide: inviteProfessionals,
      facts,
      problems: { ...onRequest, ...rows('PROFESSIONAL_UNAVAILABLE') },
      answer: RequestReceipt,
    }),

    reviseRequest: defineCommand(requests, {
      name: 'reviseRequest',
      summary: 'Change a request; earlier quotes become outdated',
      method: 'put',
      path: '/api/requests/{requestId}/content',
      access: 'registered',
      params,
      body: ReviseRequestRequest,
      ifMatch: true,
      decide: reviseRequest,
      problems: { ...onRequest, ...rows('TIME_IN_THE_PAST') },
      answer: RequestReceipt,
    }),

    viewRequest: defineCommand(requests, {
      name: 'viewRequest',
      summary: 'Record that you have opened the request',
      method: 'post',
      path: '/api/requests/{requestId}/view',
      access: ['professional'],
      params,
      decide: viewRequest,
      problems: rows('REQUEST_NOT_FOUND'),
      answer: RequestReceipt,
    }),

    declineRequest: defineCommand(requests, {
      name: 'declineRequest',
      summary: 'Decline a request',
      method: 'post',
      path: '/api/requests/{requestId}/decline',
      access: ['professional'],
      params,
      body: ReasonRequest,
      decide: declineRequest,
      problems: onRequest,
      answer: RequestReceipt,
    }),

    withdrawRequest: defineCommand(requests, {
      name: 'withdrawRequest',
      summary: 'Withdraw your request',
      method: 'post',
      path: '/api/requests/{requestId}/withdraw',
      access: 'registered',
      params,
      body: ReasonRequest,
      decide: withdrawRequest,
      problems: onRequest,
      answer: RequestReceipt,
    }),

    closeRequest: defineCommand(requests, {
      name: 'closeRequest',
      summary: 'Close any request, with a reason (admins)',
      method: 'post',
      path: '/api/requests/{requestId}/close',
      access: 'admin',
      params,
      body: ReasonRequest,
      decide: closeRequest,
      problems: onRequest,
      answer: RequestReceipt,
    }),
  };
}
