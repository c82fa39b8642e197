import { storeContract } from '@osta/contracts/store/contract';
import type { ServiceManifest } from '@osta/platform/service-manifest';

import { storeAggregate } from './commands/store-aggregate.ts';
import { readStoreConfig } from './config/store-config.ts';
import { storeMigrations } from './migrations.ts';
import { bookedModel } from './process/copy-booked.ts';
import { figuresModel } from './process/copy-figures.ts';
import { ratingsModel } from './process/count-ratings.ts';
import type { StoreService } from './service.ts';

/**
 * Declares the service of stores: their pages, members and subscriptions. `create` throws ConfigProblem for a
 * wrong environment.
 */
export const storeManifest: ServiceManifest<StoreService> = {
  name: storeContract.name,
  contract: storeContract,
  paths: ['/api/stores', '/api/admin/stores'],
  migrations: storeMigrations,
  snapshots: [storeAggregate.snapshots],
  readModels: [bookedModel, figuresModel, ratingsModel],
  async create(surroundings) {
    const { createStoreService } = await import('./service.ts');
    return createStoreService(surroundings, readStoreConfig(surroundings.environment));
  },
};
