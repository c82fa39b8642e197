import { createProcessManager } from '@osta/platform/process/create-process-manager';
import type { Service } from '@osta/platform/service';
import type { Surroundings } from '@osta/platform/service-module';

import { quoteCommands } from './commands/quote-commands.ts';
import { requestAggregate } from './commands/request-aggregate.ts';
import { requestCommands } from './commands/request-commands.ts';
import { sendingFacts } from './commands/sending-facts.ts';
import { systemCommands } from './commands/system-commands.ts';
import type { RequestPolicy } from './domain/request/request-policy.ts';
import { myDataRoutes } from './http/my-data.ts';
import { requestRoutes } from './http/requests.ts';
import { requestMigrations } from './migrations.ts';
import { requestTimers } from './process/request-timers.ts';
import { whenAccountErased } from './process/when-account-erased.ts';
import { whenBookingMoved } from './process/when-booking-moved.ts';
import { getRequest } from './queries/get-request.ts';
import { listRequests } from './queries/list-requests.ts';
import { findMyRequests } from './queries/my-requests.ts';
import { peopleCopy } from './read-models/people-copy.ts';
import { professionalsCopy } from './read-models/professionals-copy.ts';
import { standingCopy } from './read-models/standing-copy.ts';

/** Wires the service of requests and quotes. */
export function createRequestService(surroundings: Surroundings, policy: RequestPolicy): Service {
  const { pools, doorbell, clock, log } = surroundings;
  const { schema } = requestMigrations;

  const requests = requestAggregate.over(pools.command, doorbell);
  const system = systemCommands(requests, policy);
  const reading = { pool: pools.read, schema, clock };
  const commands = {
    ...requestCommands({ requests, sendingFacts: sendingFacts(policy) }),
    ...quoteCommands({ requests, policy, pool: pools.command }),
  };

  return {
    name: 'request',
    routes: [
      ...myDataRoutes(findMyRequests(pools.read, getRequest(reading))),
      ...requestRoutes({ getRequest: getRequest(reading), listRequests: listRequests(reading) }),
      ...Object.values(commands).map(({ route }) => route),
    ],
    subscriptions: [
      peopleCopy.over(pools.background),
      professionalsCopy.over(pools.background),
      standingCopy.over(pools.background),
      createProcessManager({
        name: 'request-account-erased',
        topics: ['account'],
        react: whenAccountErased(system, pools.background),
        pool: pools.background,
        schema,
        clock,
        log,
      }),
      createProcessManager({
        name: 'request-booking-moved',
        topics: ['booking'],
        react: whenBookingMoved(system),
        pool: pools.background,
        schema,
        clock,
        log,
      }),
    ],
    timers: requestTimers(system),
    stop: async () => undefined,
  };
}
