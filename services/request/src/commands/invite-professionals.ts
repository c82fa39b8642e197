import type { RequestReceipt } from '@osta/contracts/request/api';
import { handle, type Handler } from '@osta/platform/handle';

import {
  inviteProfessionals as decide,
  type InviteProfessionals,
  type InviteProfessionalsRefusal,
} from '../domain/request/invite-professionals.ts';
import { serviceRequest } from '../domain/request/service-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';
import type { ReadSendingFacts } from './sending-facts.ts';

/** Asks more professionals. */
export function inviteProfessionals(
  requests: RequestStreams,
  sendingFacts: ReadSendingFacts,
): Handler<InviteProfessionals, RequestReceipt, InviteProfessionalsRefusal> {
  return handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    facts: (command, context) => sendingFacts(command.professionalIds, context),
    answer: receipt,
  });
}
