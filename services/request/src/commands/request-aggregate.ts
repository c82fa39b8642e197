import type { ServiceRequestId } from '@osta/contracts/ids';
import type { RequestReceipt } from '@osta/contracts/request/api';
import type { RequestEvent } from '@osta/contracts/request/events';
import type { Aggregate } from '@osta/platform/aggregate';

import { serviceRequest, type ServiceRequest } from '../domain/request/service-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';

/** Names the request that a command addresses. */
interface OnRequest {
  readonly requestId: ServiceRequestId;
}

/** What all commands of the service have in common. */
export type RequestAggregate = Aggregate<OnRequest, ServiceRequest, RequestEvent, RequestReceipt>;

/** Returns the aggregate of requests over their streams. Every command answers a receipt. */
export function requestAggregate(streams: RequestStreams): RequestAggregate {
  return {
    streams,
    fold: serviceRequest,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  };
}
