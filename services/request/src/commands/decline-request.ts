import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import {
  declineRequest as decide,
  type DeclineRequest,
  type DeclineRequestRefusal,
} from '../domain/request/decline-request.ts';
import { serviceRequest } from '../domain/request/service-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';

/** Records that a professional will not do it. */
export function declineRequest(
  requests: RequestStreams,
): Handler<DeclineRequest, RequestReceipt, DeclineRequestRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  });
}
