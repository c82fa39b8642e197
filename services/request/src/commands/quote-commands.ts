import { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import {
  AcceptQuoteRequest,
  CounterRequest,
  QuoteRequest,
  ReasonRequest,
  RequestReceipt,
} from '@osta/contracts/request/api';
import { defineCommand } from '@osta/platform/http/define-command';
import type { Pool } from 'pg';
import { z } from 'zod';

import { acceptCounter } from '../domain/request/accept-counter.ts';
import { acceptQuote } from '../domain/request/accept-quote.ts';
import { counterQuote } from '../domain/request/counter-quote.ts';
import { declineQuote } from '../domain/request/decline-quote.ts';
import { rejectCounter } from '../domain/request/reject-counter.ts';
import type { RequestPolicy } from '../domain/request/request-policy.ts';
import { reviseQuote } from '../domain/request/revise-quote.ts';
import { submitQuote } from '../domain/request/submit-quote.ts';
import { withdrawQuote } from '../domain/request/withdraw-quote.ts';
import { rows } from './problems.ts';
import { quotingFacts } from './quoting-facts.ts';
import type { RequestAggregate } from './request-aggregate.ts';
import { readableStale } from './stale-quote.ts';

interface Wiring {
  readonly requests: RequestAggregate;
  readonly policy: RequestPolicy;
  readonly pool: Pool;
}

const params = z.strictObject({ requestId: ServiceRequestId, quoteId: QuoteId });
const onRequest = rows('REQUEST_NOT_FOUND', 'REQUEST_ILLEGAL_TRANSITION');
const onQuote = {
  ...onRequest,
  ...rows('QUOTE_NOT_FOUND', 'QUOTE_ILLEGAL_TRANSITION', 'QUOTE_EXPIRED'),
};

/** Declares the commands under `/api/requests/{requestId}/quotes`, one per operation. */
export function quoteCommands({ requests, policy, pool }: Wiring) {
  return {
    submitQuote: defineCommand(requests, {
      name: 'submitQuote',
      summary: 'Submit a quote with a price and a time',
      method: 'post',
      path: '/api/requests/{requestId}/quotes',
      access: ['professional'],
      params: params.pick({ requestId: true }),
      body: QuoteRequest,
      decide: submitQuote,
      facts: quotingFacts(policy),
      problems: {
        ...onRequest,
        ...rows('NOT_A_PROFESSIONAL', 'ALREADY_QUOTED', 'QUOTE_LIMIT_REACHED', 'TIME_IN_THE_PAST'),
      },
      answer: RequestReceipt,
      status: 201,
    }),

    reviseQuote: defineCommand(requests, {
      name: 'reviseQuote',
      summary: 'Revise your quote; it gets a new version',
      method: 'put',
      path: '/api/requests/{requestId}/quotes/{quoteId}',
      access: ['professional'],
      params,
      body: QuoteRequest,
      idempotent: true,
      decide: reviseQuote,
      problems: { ...onQuote, ...rows('TIME_IN_THE_PAST') },
      answer: RequestReceipt,
    }),

    counterQuote: defineCommand(requests, {
      name: 'counterQuote',
      summary: 'Counter a quote with another price or start',
      method: 'post',
      path: '/api/requests/{requestId}/quotes/{quoteId}/counter',
      access: 'registered',
      params,
      body: CounterRequest,
      decide: counterQuote,
      problems: { ...onQuote, ...rows('QUOTE_STALE', 'COUNTER_EMPTY', 'TIME_IN_THE_PAST') },
      explain: readableStale(pool),
      answer: RequestReceipt,
    }),

    acceptCounter: defineCommand(requests, {
      name: 'acceptCounter',
      summary: 'Accept the counter-proposal as a new version of your quote',
      method: 'post',
      path: '/api/requests/{requestId}/quotes/{quoteId}/accept-counter',
      access: ['professional'],
      params,
      decide: acceptCounter,
      problems: { ...onQuote, ...rows('TIME_IN_THE_PAST') },
      answer: RequestReceipt,
    }),

    rejectCounter: defineCommand(requests, {
      name: 'rejectCounter',
      summary: 'Reject the counter-proposal; your quote stays as it is',
      method: 'post',
      path: '/api/requests/{requestId}/quotes/{quoteId}/reject-counter',
      access: ['professional'],
      params,
      decide: rejectCounter,
      problems: onQuote,
      answer: RequestReceipt,
    }),

    acceptQuote: defineCommand(requests, {
      name: 'acceptQuote',
      summary: 'Accept one version of a quote',
      method: 'post',
      path: '/api/requests/{requestId}/quotes/{quoteId}/accept',
      access: 'registered',
      params,
      body: AcceptQuoteRequest,
      decide: acceptQuote,
      facts: async () => policy,
      problems: { ...onQuote, ...rows('QUOTE_STALE', 'QUOTE_OUTDATED', 'TIME_IN_THE_PAST') },
      explain: readableStale(pool),
      answer: RequestReceipt,
    }),

    declineQuote: defineCommand(requests, {
      name: 'declineQuote',
      summary: 'Decline a quote',
      method: 'post',
      path: '/api/requests/{requestId}/quotes/{quoteId}/decline',
      access: 'registered',
      params,
      body: ReasonRequest,
      decide: declineQuote,
      problems: onQuote,
      answer: RequestReceipt,
    }),

    withdrawQuote: defineCommand(requests, {
      name: 'withdrawQuote',
      summary: 'Withdraw your quote',
      method: 'post',
      path: '/api/requests/{requestId}/quotes/{quoteId}/withdraw',
      access: ['professional'],
      params,
      body: ReasonRequest,
      decide: withdrawQuote,
      problems: onQuote,
      answer: RequestReceipt,
    }),
  };
}
