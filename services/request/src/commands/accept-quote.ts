import type { RequestReceipt } from '@osta/contracts/request/api';
import { refuse } from '@osta/platform/decider';
import { handle, type Handler } from '@osta/platform/handle';
import type { Pool } from 'pg';

import {
  acceptQuote as decide,
  type AcceptQuote,
  type AcceptQuoteRefusal,
} from '../domain/request/accept-quote.ts';
import type { RequestPolicy } from '../domain/request/request-policy.ts';
import { serviceRequest } from '../domain/request/service-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';
import { readableStale } from './stale-quote.ts';

/** Says yes to one version of a quote. */
export function acceptQuote(
  requests: RequestStreams,
  pool: Pool,
  policy: RequestPolicy,
): Handler<AcceptQuote, RequestReceipt, AcceptQuoteRefusal> {
  const accept = handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    facts: async () => policy,
    answer: receipt,
  });
  return async (command, context, expectedVersion) => {
    const outcome = await accept(command, context, expectedVersion);
    if (outcome.ok || outcome.refused.code !== 'QUOTE_STALE') return outcome;
    return refuse(await readableStale(pool, command, outcome.refused));
  };
}
