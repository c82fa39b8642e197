import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import {
  rejectCounter as decide,
  type RejectCounter,
  type RejectCounterRefusal,
} from '../domain/request/reject-counter.ts';
import { serviceRequest } from '../domain/request/service-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';

/** Stays with the quote as it was. */
export function rejectCounter(
  requests: RequestStreams,
): Handler<RejectCounter, RequestReceipt, RejectCounterRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  });
}
