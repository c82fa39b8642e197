import { fileURLToPath } from 'node:url';

import { catalogueContract } from '@osta/contracts/catalogue/contract';
import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { personalDataMigrations } from '@osta/platform/personal-data/personal-data-migrations';
import type { ServiceMigrations } from '@osta/platform/service';
import { subscriptionMigrations } from '@osta/subscription/subscription-migrations';

/** The schema of the catalogue: search words and redirects, their events, and the names of people. */
export const catalogueMigrations: ServiceMigrations = {
  schema: catalogueContract.name,
  directories: [
    eventStoreMigrations,
    subscriptionMigrations,
    personalDataMigrations,
    fileURLToPath(new URL('../prisma/migrations', import.meta.url)),
  ],
};
