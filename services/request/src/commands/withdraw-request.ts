import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import { serviceRequest } from '../domain/request/service-request.ts';
import {
  withdrawRequest as decide,
  type WithdrawRequest,
  type WithdrawRequestRefusal,
} from '../domain/request/withdraw-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';

/** Takes the request back. */
export function withdrawRequest(
  requests: RequestStreams,
): Handler<WithdrawRequest, RequestReceipt, WithdrawRequestRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  });
}
