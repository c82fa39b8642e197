import { fileURLToPath } from 'node:url';

import { requestContract } from '@osta/contracts/request/contract';
import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { personalDataMigrations } from '@osta/platform/personal-data/personal-data-migrations';
import type { ServiceMigrations } from '@osta/platform/service';
import { subscriptionMigrations } from '@osta/subscription/subscription-migrations';

/** The schema of the request service: requests with their quotes, and copies of who people are. */
export const requestMigrations: ServiceMigrations = {
  schema: requestContract.name,
  directories: [
    eventStoreMigrations,
    subscriptionMigrations,
    personalDataMigrations,
    fileURLToPath(new URL('../prisma/migrations', import.meta.url)),
  ],
};
