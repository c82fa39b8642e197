import { requestContract } from '@osta/contracts/request/contract';
import type { ServiceManifest } from '@osta/platform/service-manifest';

import { requestAggregate } from './commands/request-aggregate.ts';
import { readRequestConfig } from './config/request-config.ts';
import { requestMigrations } from './migrations.ts';
import { catalogueCopy } from './read-models/catalogue-copy.ts';
import { invitationsModel } from './read-models/invitations-model.ts';
import { pausesCopy } from './read-models/pauses-copy.ts';
import { peopleCopy } from './read-models/people-copy.ts';
import { professionalsCopy } from './read-models/professionals-copy.ts';
import { reachCopy } from './read-models/reach-copy.ts';
import { standingCopy } from './read-models/standing-copy.ts';
import { writtenNamesCopy } from './read-models/written-names-copy.ts';
import { requestHolds } from './request-holds.ts';

/**
 * Declares the service of requests and quotes. `create` throws ConfigProblem for a wrong
 * environment.
 */
export const requestManifest: ServiceManifest = {
  name: requestContract.name,
  contract: requestContract,
  // This service answers the API document for all services
  paths: ['/api/requests', '/api/openapi.json', '/api/docs'],
  migrations: requestMigrations,
  snapshots: [requestAggregate.snapshots],
  readModels: [
    catalogueCopy.model,
    invitationsModel,
    peopleCopy.model,
    writtenNamesCopy.model,
    professionalsCopy.model,
    standingCopy.model,
    pausesCopy.model,
    reachCopy.model,
  ],
  holds: requestHolds,
  async create(surroundings) {
    const { createRequestService } = await import('./service.ts');
    return createRequestService(surroundings, readRequestConfig(surroundings.environment));
  },
};
