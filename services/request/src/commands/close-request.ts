import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import {
  closeRequest as decide,
  type CloseRequest,
  type CloseRequestRefusal,
} from '../domain/request/close-request.ts';
import { serviceRequest } from '../domain/request/service-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';

/** Ends the request by an admin. */
export function closeRequest(
  requests: RequestStreams,
): Handler<CloseRequest, RequestReceipt, CloseRequestRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  });
}
