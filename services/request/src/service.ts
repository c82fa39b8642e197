import { createProcessManager } from '@osta/platform/process/create-process-manager';
import type { Service } from '@osta/platform/service';
import type { Surroundings } from '@osta/platform/service-module';
import { PrismaPg } from '@prisma/adapter-pg';

import { acceptCounter } from './commands/accept-counter.ts';
import { acceptQuote } from './commands/accept-quote.ts';
import { closeRequest } from './commands/close-request.ts';
import { counterQuote } from './commands/counter-quote.ts';
import { declineQuote } from './commands/decline-quote.ts';
import { declineRequest } from './commands/decline-request.ts';
import { inviteProfessionals } from './commands/invite-professionals.ts';
import { rejectCounter } from './commands/reject-counter.ts';
import { requestAggregate } from './commands/request-aggregate.ts';
import { requestStreams } from './commands/request-streams.ts';
import { reviseQuote } from './commands/revise-quote.ts';
import { reviseRequest } from './commands/revise-request.ts';
import { sendingFacts } from './commands/sending-facts.ts';
import { startRequest } from './commands/start-request.ts';
import { submitQuote } from './commands/submit-quote.ts';
import { submitRequest } from './commands/submit-request.ts';
import { systemCommands } from './commands/system-commands.ts';
import { viewRequest } from './commands/view-request.ts';
import { withdrawQuote } from './commands/withdraw-quote.ts';
import { withdrawRequest } from './commands/withdraw-request.ts';
import type { RequestPolicy } from './domain/request/request-policy.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { myDataRoutes } from './http/my-data.ts';
import { quoteRoutes } from './http/quotes.ts';
import { requestRoutes } from './http/requests.ts';
import { requestMigrations } from './migrations.ts';
import { copyPeople } from './process/copy-people.ts';
import { copyProfessionals } from './process/copy-professionals.ts';
import { requestTimers } from './process/request-timers.ts';
import { whenAccountErased } from './process/when-account-erased.ts';
import { getRequest } from './queries/get-request.ts';
import { listRequests } from './queries/list-requests.ts';
import { findMyRequests } from './queries/my-requests.ts';

/** Requests and their quotes. Everything the service is made of is put together here. */
export function createRequestService(surroundings: Surroundings, policy: RequestPolicy): Service {
  const { pools, doorbell, clock, log } = surroundings;
  const { schema } = requestMigrations;
  const prisma = new PrismaClient({ adapter: new PrismaPg(pools.read, { schema }) });

  const requests = requestStreams(pools.command, schema, doorbell);
  const system = systemCommands(requestAggregate(requests), policy);
  const facts = sendingFacts(pools.command, policy);
  const reading = { pool: pools.read, schema, prisma, clock };

  return {
    name: 'request',
    routes: [
      ...myDataRoutes(findMyRequests(pools.read, getRequest(reading))),
      ...requestRoutes({
        clock,
        startRequest: startRequest(requests, facts),
        submitRequest: submitRequest(requests, facts),
        inviteProfessionals: inviteProfessionals(requests, facts),
        viewRequest: viewRequest(requests),
        declineRequest: declineRequest(requests),
        reviseRequest: reviseRequest(requests),
        withdrawRequest: withdrawRequest(requests),
        closeRequest: closeRequest(requests),
        getRequest: getRequest(reading),
        listRequests: listRequests(reading),
      }),
      ...quoteRoutes({
        submitQuote: submitQuote(requests, policy),
        reviseQuote: reviseQuote(requests),
        counterQuote: counterQuote(requests, pools.command),
        acceptCounter: acceptCounter(requests),
        rejectCounter: rejectCounter(requests),
        acceptQuote: acceptQuote(requests, pools.command, policy),
        declineQuote: declineQuote(requests),
        withdrawQuote: withdrawQuote(requests),
      }),
    ],
    snapshots: [requests.snapshots],
    subscriptions: [
      copyPeople(pools.background, schema),
      copyProfessionals(pools.background, schema),
      createProcessManager({
        name: 'request-account-erased',
        topics: ['account'],
        react: whenAccountErased(system, pools.background),
        pool: pools.background,
        schema,
        clock,
        log,
      }),
    ],
    timers: requestTimers(system, pools.background, schema),
    stop: () => prisma.$disconnect(),
  };
}
