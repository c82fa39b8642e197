import { requestOperations } from '@osta/contracts/request/operations';
import { commandsOf } from '@osta/platform/http/commands-of';
import type { Pool } from 'pg';

import { acceptCounter } from '../domain/request/accept-counter.ts';
import { acceptQuote } from '../domain/request/accept-quote.ts';
import { counterQuote } from '../domain/request/counter-quote.ts';
import { declineQuote } from '../domain/request/decline-quote.ts';
import { rejectCounter } from '../domain/request/reject-counter.ts';
import type { RequestPolicy } from '../domain/request/request-policy.ts';
import { reviseQuote } from '../domain/request/revise-quote.ts';
import { submitQuote } from '../domain/request/submit-quote.ts';
import { withdrawQuote } from '../domain/request/withdraw-quote.ts';
import { requestProblems } from './problems.ts';
import { quotingFacts } from './quoting-facts.ts';
import type { RequestAggregate } from './request-aggregate.ts';
import { readableStale } from './stale-quote.ts';

interface Wiring {
  readonly requests: RequestAggregate;
  readonly policy: RequestPolicy;
  readonly pool: Pool;
}

/** Declares the commands under `/api/requests/{requestId}/quotes`, one per operation. */
export function quoteCommands({ requests, policy, pool }: Wiring) {
  const command = commandsOf(requests, requestProblems);

  return {
    submitQuote: command(requestOperations.submitQuote, {
      access: ['professional'],
      decide: submitQuote,
      facts: quotingFacts(policy),
    }),

    reviseQuote: command(requestOperations.reviseQuote, {
      access: ['professional'],
      decide: reviseQuote,
    }),

    counterQuote: command(requestOperations.counterQuote, {
      access: 'registered',
      decide: counterQuote,
      explain: readableStale(pool),
    }),

    acceptCounter: command(requestOperations.acceptCounter, {
      access: ['professional'],
      decide: acceptCounter,
    }),

    rejectCounter: command(requestOperations.rejectCounter, {
      access: ['professional'],
      decide: rejectCounter,
    }),

    acceptQuote: command(requestOperations.acceptQuote, {
      access: 'registered',
      decide: acceptQuote,
      facts: async () => policy,
      explain: readableStale(pool),
    }),

    declineQuote: command(requestOperations.declineQuote, {
      access: 'registered',
      decide: declineQuote,
    }),

    withdrawQuote: command(requestOperations.withdrawQuote, {
      access: ['professional'],
      decide: withdrawQuote,
    }),
  };
}
