import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import {
  acceptQuote as decide,
  type AcceptQuote,
  type AcceptQuoteRefusal,
} from '../domain/request/accept-quote.ts';
import { serviceRequest } from '../domain/request/service-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';

/** Says yes to one version of a quote. */
export function acceptQuote(
  requests: RequestStreams,
): Handler<AcceptQuote, RequestReceipt, AcceptQuoteRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  });
}
