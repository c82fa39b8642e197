import { storeContract } from '@osta/contracts/store/contract';
import type { ServiceManifest } from '@osta/platform/service-manifest';

import { invoiceAggregate } from './commands/invoice-aggregate.ts';
import { planAggregate } from './commands/plan-aggregate.ts';
import { storeAggregate } from './commands/store-aggregate.ts';
import { readStoreConfig } from './config/store-config.ts';
import { storeMigrations } from './migrations.ts';
import { bookedCopy } from './read-models/booked-copy.ts';
import { catalogueCopy } from './read-models/catalogue-copy.ts';
import { figuresCopy } from './read-models/figures-copy.ts';
import { storeWordsModel } from './read-models/index-words.ts';
import { invoicesCopy } from './read-models/invoices-copy.ts';
import { peopleCopy } from './read-models/people-copy.ts';
import { ratingsCopy } from './read-models/ratings-copy.ts';
import { standingCopy } from './read-models/standing-copy.ts';
import { writtenNamesCopy } from './read-models/written-names-copy.ts';
import type { StoreService } from './service.ts';
import { storeHolds } from './store-holds.ts';

/**
 * Declares the service of stores: their pages, members and subscriptions. `create` throws ConfigProblem for a
 * wrong environment.
 */
export const storeManifest: ServiceManifest<StoreService> = {
  name: storeContract.name,
  contract: storeContract,
  paths: ['/api/stores', '/api/admin/stores', '/payments', '/dev/payments'],
  migrations: storeMigrations,
  snapshots: [storeAggregate.snapshots, invoiceAggregate.snapshots, planAggregate.snapshots],
  readModels: [
    catalogueCopy.model,
    peopleCopy.model,
    writtenNamesCopy.model,
    standingCopy.model,
    bookedCopy.model,
    figuresCopy.model,
    ratingsCopy.model,
    invoicesCopy.model,
    storeWordsModel,
  ],
  holds: storeHolds,
  async create(surroundings) {
    const { createStoreService } = await import('./service.ts');
    return createStoreService(surroundings, readStoreConfig(surroundings.environment));
  },
};
