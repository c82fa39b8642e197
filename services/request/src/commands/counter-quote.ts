import type { RequestReceipt } from '@osta/contracts/request/api';
import { refuse } from '@osta/platform/decider';
import { handle, type Handler } from '@osta/platform/handle';
import type { Pool } from 'pg';

import {
  counterQuote as decide,
  type CounterQuote,
  type CounterQuoteRefusal,
} from '../domain/request/counter-quote.ts';
import { serviceRequest } from '../domain/request/service-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';
import { readableStale } from './stale-quote.ts';

/** Proposes other terms to the professional. */
export function counterQuote(
  requests: RequestStreams,
  pool: Pool,
): Handler<CounterQuote, RequestReceipt, CounterQuoteRefusal> {
  const counter = handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  });
  return async (command, context, expectedVersion) => {
    const outcome = await counter(command, context, expectedVersion);
    if (outcome.ok || outcome.refused.code !== 'QUOTE_STALE') return outcome;
    return refuse(await readableStale(pool, command, outcome.refused));
  };
}
