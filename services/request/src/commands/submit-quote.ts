import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import type { RequestPolicy } from '../domain/request/request-policy.ts';
import { serviceRequest } from '../domain/request/service-request.ts';
import {
  submitQuote as decide,
  type SubmitQuote,
  type SubmitQuoteRefusal,
} from '../domain/request/submit-quote.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';

/** Answers a request with a quote. */
export function submitQuote(
  requests: RequestStreams,
  policy: RequestPolicy,
): Handler<SubmitQuote, RequestReceipt, SubmitQuoteRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    facts: async () => policy,
    answer: receipt,
  });
}
