import type { ServiceRequestId } from '@osta/contracts/ids';
import { requestContract } from '@osta/contracts/request/contract';
import type { RequestEvent } from '@osta/contracts/request/events';
import type { Append } from '@osta/event-store/streams';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';

import { requestDeadlines } from '../domain/request/deadlines.ts';
import { serviceRequest, type ServiceRequest } from '../domain/request/service-request.ts';
import { linkProfessionals } from './link-professionals.sql.ts';
import { receipt } from './receipt.ts';

/** Names the request that a command addresses. */
interface OnRequest {
  readonly requestId: ServiceRequestId;
}

/** One stream per request; it holds the quotes of the request, too (ADR 3). Every command answers a receipt. */
export const requestAggregate = defineAggregate({
  contract: requestContract,
  topic: 'request',
  table: 'service_request',
  fold: serviceRequest,
  deadlines: requestDeadlines,
  streamOf: ({ requestId }: OnRequest) => requestId,
  answer: receipt,
  alongside: {
    sql: linkProfessionals,
    values: (append) => [newlyAsked(append), append.time],
  },
});

export type RequestAggregate = AggregateOf<typeof requestAggregate>;

function newlyAsked({ events }: Append<ServiceRequest, RequestEvent>): readonly string[] {
  return events.flatMap((event) =>
    event.type === 'osta.request.professionals-invited' ? event.data.professionalIds : [],
  );
}
