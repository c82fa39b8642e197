import { ServiceRequestId } from '@osta/contracts/ids';
import type { RequestReceipt } from '@osta/contracts/request/api';
import type { RequestEvent } from '@osta/contracts/request/events';
import type { Effect } from '@osta/platform/handle';

import type { ServiceRequest } from '../domain/request/service-request.ts';

/**
 * Returns the answer of every command: the request's status and version, and the id of the quote
 * that the first event names (`null` if none).
 */
export function receipt(effect: Effect<ServiceRequest, RequestEvent>): RequestReceipt {
  const { streamId, state, version, events } = effect;
  if (state.status === 'none') throw new Error(`${streamId} has ${version} events and no state`);

  const [event] = events;
  const quoteId = event && 'quoteId' in event.data ? event.data.quoteId : null;
  return { requestId: ServiceRequestId.parse(streamId), status: state.status, version, quoteId };
}
