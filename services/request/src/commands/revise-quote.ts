import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import {
  reviseQuote as decide,
  type ReviseQuote,
  type ReviseQuoteRefusal,
} from '../domain/request/revise-quote.ts';
import { serviceRequest } from '../domain/request/service-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';

/** Changes a quote. */
export function reviseQuote(
  requests: RequestStreams,
): Handler<ReviseQuote, RequestReceipt, ReviseQuoteRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  });
}
