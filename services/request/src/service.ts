import { requestContract } from '@osta/contracts/request/contract';
import { openFiles } from '@osta/platform/files/files-config';
import { periodically } from '@osta/platform/process/periodically';
import { processManagersOf } from '@osta/platform/process/process-managers-of';
import type { Service } from '@osta/platform/service';
import type { Surroundings } from '@osta/platform/service-module';

import { quoteCommands } from './commands/quote-commands.ts';
import { requestAggregate } from './commands/request-aggregate.ts';
import { requestCommands } from './commands/request-commands.ts';
import { sendingFacts } from './commands/sending-facts.ts';
import { systemCommands } from './commands/system-commands.ts';
import type { RequestConfig } from './config/request-config.ts';
import { createRequestPhotos } from './files/request-photos.ts';
import { adminRequestRoutes } from './http/admin-requests.ts';
import { myDataRoutes } from './http/my-data.ts';
import { photoRoutes } from './http/photos.ts';
import { requestRoutes } from './http/requests.ts';
import { requestTimers } from './process/request-timers.ts';
import { sweepPhotos } from './process/sweep-photos.ts';
import { whenAccountErased } from './process/when-account-erased.ts';
import { whenBookingMoved } from './process/when-booking-moved.ts';
import { findPhotoOwner } from './queries/find-photo-owner.ts';
import { findReach } from './queries/find-reach.ts';
import { getRequest } from './queries/get-request.ts';
import { listAllRequests } from './queries/list-all-requests.ts';
import { listRequests } from './queries/list-requests.ts';
import { findMyRequests } from './queries/my-requests.ts';
import { catalogueCopy } from './read-models/catalogue-copy.ts';
import { pausesCopy } from './read-models/pauses-copy.ts';
import { peopleCopy } from './read-models/people-copy.ts';
import { professionalsCopy } from './read-models/professionals-copy.ts';
import { reachCopy } from './read-models/reach-copy.ts';
import { standingCopy } from './read-models/standing-copy.ts';
import { writtenNamesCopy } from './read-models/written-names-copy.ts';

/** Wires the service of requests and quotes. */
export function createRequestService(
  surroundings: Surroundings,
  { policy, files }: RequestConfig,
): Service {
  const { pools, doorbell, clock, log } = surroundings;
  const { name: schema } = requestContract;

  const requests = requestAggregate.over(pools.command, doorbell);
  const photos = createRequestPhotos(pools.command, openFiles(files), clock);
  const system = systemCommands(requests, policy, pools.background);
  const reading = { pool: pools.read, schema, clock };
  const commands = {
    ...requestCommands({ requests, sendingFacts: sendingFacts(policy) }),
    ...quoteCommands({ requests, policy, pool: pools.command }),
  };
  const sweeping = periodically(
    'sweep photos',
    3_600_000,
    sweepPhotos(pools.background, photos, clock),
    log,
  );
  const processManager = processManagersOf(requestContract, surroundings);

  return {
    name: requestContract.name,
    routes: [
      ...myDataRoutes(findMyRequests(pools.read, getRequest(reading))),
      // Before the route of one request, whose id would match the word
      ...adminRequestRoutes(listAllRequests(reading)),
      ...requestRoutes({
        getRequest: getRequest(reading),
        listRequests: listRequests(reading),
        findReach: findReach(pools.read),
      }),
      ...photoRoutes({ photos, findPhotoOwner: findPhotoOwner(pools.read) }),
      ...Object.values(commands).map(({ route }) => route),
    ],
    subscriptions: [
      catalogueCopy.over(pools.background),
      peopleCopy.over(pools.background),
      writtenNamesCopy.over(pools.background),
      professionalsCopy.over(pools.background),
      standingCopy.over(pools.background),
      pausesCopy.over(pools.background),
      reachCopy.over(pools.background),
      processManager(
        'account-erased',
        ['account'],
        whenAccountErased(system, pools.background, photos),
      ),
      processManager('booking-moved', ['booking'], whenBookingMoved(system)),
    ],
    timers: requestTimers(system),
    stop: () => sweeping.stop(),
  };
}
