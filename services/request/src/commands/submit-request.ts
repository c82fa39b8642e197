import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import { serviceRequest } from '../domain/request/service-request.ts';
import {
  submitRequest as decide,
  type SubmitRequest,
  type SubmitRequestRefusal,
} from '../domain/request/submit-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';
import type { ReadSendingFacts } from './sending-facts.ts';

/** Sends a draft out. */
export function submitRequest(
  requests: RequestStreams,
  sendingFacts: ReadSendingFacts,
): Handler<SubmitRequest, RequestReceipt, SubmitRequestRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    facts: (command, context) => sendingFacts(command.professionalIds, context),
    answer: receipt,
  });
}
