import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import { serviceRequest } from '../domain/request/service-request.ts';
import {
  startRequest as decide,
  type StartRequest,
  type StartRequestRefusal,
} from '../domain/request/start-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';
import type { ReadSendingFacts } from './sending-facts.ts';

/** Writes a request down and, unless it is a draft, sends it out. */
export function startRequest(
  requests: RequestStreams,
  sendingFacts: ReadSendingFacts,
): Handler<StartRequest, RequestReceipt, StartRequestRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: (_command, { newId }) => newId(0),
    facts: (command, context) => sendingFacts(command.professionalIds, context),
    answer: receipt,
  });
}
