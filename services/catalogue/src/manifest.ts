import { catalogueContract } from '@osta/contracts/catalogue/contract';
import type { ServiceManifest } from '@osta/platform/service-manifest';

import { catalogueHolds } from './catalogue-holds.ts';
import { catalogueAggregate } from './commands/catalogue-aggregate.ts';
import { redirectAggregate } from './commands/redirect-aggregate.ts';
import { readCatalogueConfig } from './config/catalogue-config.ts';
import { catalogueMigrations } from './migrations.ts';
import { peopleCopy } from './read-models/people-copy.ts';

/**
 * Declares the service of what admins maintain for the whole site: trades, services, places, search words and
 * redirects. `create` throws ConfigProblem for a wrong environment.
 */
export const catalogueManifest: ServiceManifest = {
  name: catalogueContract.name,
  contract: catalogueContract,
  paths: ['/api/services', '/api/places', '/api/redirects'],
  migrations: catalogueMigrations,
  snapshots: [catalogueAggregate.snapshots, redirectAggregate.snapshots],
  readModels: [peopleCopy.model],
  holds: catalogueHolds,
  async create(surroundings) {
    const { createCatalogueService } = await import('./service.ts');
    return createCatalogueService(surroundings, readCatalogueConfig(surroundings.environment));
  },
};
