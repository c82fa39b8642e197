import type { RequestEvent } from '@osta/contracts/request/events';
import type { MachineInMemory } from '@osta/platform/testing/machine-in-memory';
import { memoryStreams, type Added } from '@osta/platform/testing/memory-streams';

import { receipt } from '../../commands/receipt.ts';
import type { RequestAggregate } from '../../commands/request-aggregate.ts';
import { systemCommands } from '../../commands/system-commands.ts';
import { deadlinesOf } from '../../domain/request/deadlines.ts';
import { serviceRequest, type ServiceRequest } from '../../domain/request/service-request.ts';
import { policy } from '../../testing/every-move.ts';
import { requestTimers } from '../request-timers.ts';
import { whenBookingMoved } from '../when-booking-moved.ts';

/**
 * Returns the machine of requests with their quotes.
 *
 * @param onAdded is told what was recorded, in order
 * @param before the requests to begin with
 */
export function requestsInMemory(
  onAdded: (added: Added<RequestEvent>) => void,
  before?: ReadonlyMap<string, ServiceRequest>,
): MachineInMemory<ServiceRequest, RequestEvent> {
  const streams = memoryStreams(serviceRequest, onAdded, before);
  const requests: RequestAggregate = {
    streams,
    fold: serviceRequest,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  };
  const system = systemCommands(requests, policy);
  return { streams, deadlinesOf, timers: requestTimers(system), react: whenBookingMoved(system) };
}
