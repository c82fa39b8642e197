import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import {
  declineQuote as decide,
  type DeclineQuote,
  type DeclineQuoteRefusal,
} from '../domain/request/decline-quote.ts';
import { serviceRequest } from '../domain/request/service-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';

/** Says no to a quote. */
export function declineQuote(
  requests: RequestStreams,
): Handler<DeclineQuote, RequestReceipt, DeclineQuoteRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  });
}
