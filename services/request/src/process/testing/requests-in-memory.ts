import type { RequestEvent } from '@osta/contracts/request/events';
import { testPool } from '@osta/event-store/testing/test-pool';
import { internalCommand } from '@osta/platform/aggregate';
import type { MachineInMemory } from '@osta/platform/testing/machine-in-memory';
import { memoryStreams, type Added } from '@osta/platform/testing/memory-streams';

import { receipt } from '../../commands/receipt.ts';
import type { RequestAggregate } from '../../commands/request-aggregate.ts';
import { systemCommands } from '../../commands/system-commands.ts';
import { deadlinesOf } from '../../domain/request/deadlines.ts';
import { reopenRequest } from '../../domain/request/reopen-request.ts';
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
  // Nobody connects to it: what would read from it is answered here
  const noDatabase = testPool('postgres://nowhere.invalid/none');
  const system = {
    ...systemCommands(requests, policy, noDatabase),
    reopenRequest: internalCommand(requests, {
      name: 'reopenRequest',
      decide: reopenRequest,
      facts: async () => ({ policy, erased: [] }),
    }),
  };
  return { streams, deadlinesOf, timers: requestTimers(system), react: whenBookingMoved(system) };
}
