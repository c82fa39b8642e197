import { fileURLToPath } from 'node:url';

import { professionalContract } from '@osta/contracts/professional/contract';
import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { personalDataMigrations } from '@osta/platform/personal-data/personal-data-migrations';
import type { ServiceMigrations } from '@osta/platform/service';
import { subscriptionMigrations } from '@osta/subscription/subscription-migrations';

/** The schema of the professional service: profiles, their events, and the names of people. */
export const professionalMigrations: ServiceMigrations = {
  schema: professionalContract.name,
  directories: [
    eventStoreMigrations,
    subscriptionMigrations,
    personalDataMigrations,
    fileURLToPath(new URL('../prisma/migrations', import.meta.url)),
  ],
};
