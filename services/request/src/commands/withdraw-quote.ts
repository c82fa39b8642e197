import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import { serviceRequest } from '../domain/request/service-request.ts';
import {
  withdrawQuote as decide,
  type WithdrawQuote,
  type WithdrawQuoteRefusal,
} from '../domain/request/withdraw-quote.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';

/** Takes a quote back. */
export function withdrawQuote(
  requests: RequestStreams,
): Handler<WithdrawQuote, RequestReceipt, WithdrawQuoteRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  });
}
