import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import {
  reviseRequest as decide,
  type ReviseRequest,
  type ReviseRequestRefusal,
} from '../domain/request/revise-request.ts';
import { serviceRequest } from '../domain/request/service-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';

/** Changes what is asked for. */
export function reviseRequest(
  requests: RequestStreams,
): Handler<ReviseRequest, RequestReceipt, ReviseRequestRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  });
}
