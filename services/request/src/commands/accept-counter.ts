import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import {
  acceptCounter as decide,
  type AcceptCounter,
  type AcceptCounterRefusal,
} from '../domain/request/accept-counter.ts';
import { serviceRequest } from '../domain/request/service-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';

/** Takes up what the customer proposed. */
export function acceptCounter(
  requests: RequestStreams,
): Handler<AcceptCounter, RequestReceipt, AcceptCounterRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  });
}
