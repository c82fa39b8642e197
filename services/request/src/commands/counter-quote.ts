import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import {
  counterQuote as decide,
  type CounterQuote,
  type CounterQuoteRefusal,
} from '../domain/request/counter-quote.ts';
import { serviceRequest } from '../domain/request/service-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';

/** Proposes other terms to the professional. */
export function counterQuote(
  requests: RequestStreams,
): Handler<CounterQuote, RequestReceipt, CounterQuoteRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  });
}
