import { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import {
  AcceptQuoteRequest,
  CounterRequest,
  QuoteRequest,
  ReasonRequest,
  RequestReceipt,
} from '@osta/contracts/request/api';
import type { Handler } from '@osta/platform/handle';
import { answerOutcome } from '@osta/platform/http/answer-outcome';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { z } from 'zod';

import type { AcceptCounter, AcceptCounterRefusal } from '../domain/request/accept-counter.ts';
import type { AcceptQuote, AcceptQuoteRefusal } from '../domain/request/accept-quote.ts';
import type { CounterQuote, CounterQuoteRefusal } from '../domain/request/counter-quote.ts';
import type { DeclineQuote, DeclineQuoteRefusal } from '../domain/request/decline-quote.ts';
import type { RejectCounter, RejectCounterRefusal } from '../domain/request/reject-counter.ts';
import type { ReviseQuote, ReviseQuoteRefusal } from '../domain/request/revise-quote.ts';
import type { SubmitQuote, SubmitQuoteRefusal } from '../domain/request/submit-quote.ts';
import type { WithdrawQuote, WithdrawQuoteRefusal } from '../domain/request/withdraw-quote.ts';
import { policy } from './policy.ts';
import { rows } from './problems.ts';

interface QuoteRoutes {
  readonly submitQuote: Handler<SubmitQuote, RequestReceipt, SubmitQuoteRefusal>;
  readonly reviseQuote: Handler<ReviseQuote, RequestReceipt, ReviseQuoteRefusal>;
  readonly counterQuote: Handler<CounterQuote, RequestReceipt, CounterQuoteRefusal>;
  readonly acceptCounter: Handler<AcceptCounter, RequestReceipt, AcceptCounterRefusal>;
  readonly rejectCounter: Handler<RejectCounter, RequestReceipt, RejectCounterRefusal>;
  readonly acceptQuote: Handler<AcceptQuote, RequestReceipt, AcceptQuoteRefusal>;
  readonly declineQuote: Handler<DeclineQuote, RequestReceipt, DeclineQuoteRefusal>;
  readonly withdrawQuote: Handler<WithdrawQuote, RequestReceipt, WithdrawQuoteRefusal>;
}

const params = z.strictObject({ requestId: ServiceRequestId, quoteId: QuoteId });
const onRequest = rows('REQUEST_NOT_FOUND', 'REQUEST_ILLEGAL_TRANSITION');
const onQuote = {
  ...onRequest,
  ...rows('QUOTE_NOT_FOUND', 'QUOTE_ILLEGAL_TRANSITION', 'QUOTE_EXPIRED'),
};

/** `/api/requests/{requestId}/quotes` */
export function quoteRoutes(routes: QuoteRoutes): readonly Route[] {
  return [
    defineRoute(policy, {
      method: 'post',
      path: '/api/requests/{requestId}/quotes',
      operationId: 'submitQuote',
      summary: 'Answer a request with a price and a time',
      params: params.pick({ requestId: true }),
      body: QuoteRequest,
      answer: RequestReceipt,
      problems: {
        ...onRequest,
        ...rows('ALREADY_QUOTED', 'QUOTE_LIMIT_REACHED', 'TIME_IN_THE_PAST'),
      },
      idempotent: true,
      handle: async ({ params: { requestId }, body, command }) =>
        answerOutcome(await routes.submitQuote({ requestId, ...body }, command), 201),
    }),

    defineRoute(policy, {
      method: 'put',
      path: '/api/requests/{requestId}/quotes/{quoteId}',
      operationId: 'reviseQuote',
      summary: 'Change your quote: it gets a new version',
      params,
      body: QuoteRequest,
      answer: RequestReceipt,
      problems: { ...onQuote, ...rows('TIME_IN_THE_PAST') },
      idempotent: true,
      handle: async ({ params: ids, body, command }) =>
        answerOutcome(await routes.reviseQuote({ ...ids, ...body }, command)),
    }),

    defineRoute(policy, {
      method: 'post',
      path: '/api/requests/{requestId}/quotes/{quoteId}/counter',
      operationId: 'counterQuote',
      summary: 'Propose another price or another start',
      params,
      body: CounterRequest,
      answer: RequestReceipt,
      problems: { ...onQuote, ...rows('QUOTE_STALE', 'COUNTER_EMPTY', 'TIME_IN_THE_PAST') },
      idempotent: true,
      handle: async ({ params: ids, body, command }) =>
        answerOutcome(await routes.counterQuote({ ...ids, ...body }, command)),
    }),

    defineRoute(policy, {
      method: 'post',
      path: '/api/requests/{requestId}/quotes/{quoteId}/accept-counter',
      operationId: 'acceptCounter',
      summary: 'Take up what the customer proposed, as a new version of your quote',
      params,
      answer: RequestReceipt,
      problems: { ...onQuote, ...rows('TIME_IN_THE_PAST') },
      idempotent: true,
      handle: async ({ params: ids, command }) =>
        answerOutcome(await routes.acceptCounter(ids, command)),
    }),

    defineRoute(policy, {
      method: 'post',
      path: '/api/requests/{requestId}/quotes/{quoteId}/reject-counter',
      operationId: 'rejectCounter',
      summary: 'Stay with your quote as it was',
      params,
      answer: RequestReceipt,
      problems: onQuote,
      idempotent: true,
      handle: async ({ params: ids, command }) =>
        answerOutcome(await routes.rejectCounter(ids, command)),
    }),

    defineRoute(policy, {
      method: 'post',
      path: '/api/requests/{requestId}/quotes/{quoteId}/accept',
      operationId: 'acceptQuote',
      summary: 'Say yes to exactly one version of a quote',
      params,
      body: AcceptQuoteRequest,
      answer: RequestReceipt,
      problems: { ...onQuote, ...rows('QUOTE_STALE', 'QUOTE_OUTDATED', 'TIME_IN_THE_PAST') },
      idempotent: true,
      handle: async ({ params: ids, body, command }) =>
        answerOutcome(await routes.acceptQuote({ ...ids, ...body }, command)),
    }),

    defineRoute(policy, {
      method: 'post',
      path: '/api/requests/{requestId}/quotes/{quoteId}/decline',
      operationId: 'declineQuote',
      summary: 'Say no to a quote',
      params,
      body: ReasonRequest,
      answer: RequestReceipt,
      problems: onQuote,
      idempotent: true,
      handle: async ({ params: ids, body, command }) =>
        answerOutcome(await routes.declineQuote({ ...ids, ...body }, command)),
    }),

    defineRoute(policy, {
      method: 'post',
      path: '/api/requests/{requestId}/quotes/{quoteId}/withdraw',
      operationId: 'withdrawQuote',
      summary: 'Take your quote back',
      params,
      body: ReasonRequest,
      answer: RequestReceipt,
      problems: onQuote,
      idempotent: true,
      handle: async ({ params: ids, body, command }) =>
        answerOutcome(await routes.withdrawQuote({ ...ids, ...body }, command)),
    }),
  ];
}
