import { fileURLToPath } from 'node:url';

import { storeContract } from '@osta/contracts/store/contract';
import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { personalDataMigrations } from '@osta/platform/personal-data/personal-data-migrations';
import type { ServiceMigrations } from '@osta/platform/service';
import { subscriptionMigrations } from '@osta/subscription/subscription-migrations';

/** The schema of the store service: stores, their events, and the names of people. */
export const storeMigrations: ServiceMigrations = {
  schema: storeContract.name,
  directories: [
    eventStoreMigrations,
    subscriptionMigrations,
    personalDataMigrations,
    fileURLToPath(new URL('../prisma/migrations', import.meta.url)),
  ],
};
