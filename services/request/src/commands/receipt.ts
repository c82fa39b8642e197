import { ServiceRequestId } from '@osta/contracts/ids';
import type { RequestReceipt } from '@osta/contracts/request/api';
import type { RequestEvent } from '@osta/contracts/request/events';
import type { Effect } from '@osta/platform/handle';

import type { ServiceRequest } from '../domain/request/service-request.ts';

/** What every command of the service answers: where the request stands now, and which quote it was about. */
export function receipt(effect: Effect<ServiceRequest, RequestEvent>): RequestReceipt {
  const { streamId, state, version, events } = effect;
  if (state.status === 'none') throw new Error(`${streamId} has ${version} events and no state`);

  const [event] = events;
  const quoteId = event && 'quoteId' in event.data ? event.data.quoteId : null;
  return { requestId: ServiceRequestId.parse(streamId), status: state.status, version, quoteId };
}
