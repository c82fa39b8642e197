import { fileURLToPath } from 'node:url';

import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { personalDataMigrations } from '@osta/platform/personal-data/personal-data-migrations';
import type { ServiceMigrations } from '@osta/platform/service';
import { subscriptionMigrations } from '@osta/subscription/subscription-migrations';

/** The schema of identity: who can sign in, who people are, and what happened to them. */
export const identityMigrations: ServiceMigrations = {
  schema: 'identity',
  directories: [
    eventStoreMigrations,
    subscriptionMigrations,
    personalDataMigrations,
    fileURLToPath(new URL('../prisma/migrations', import.meta.url)),
  ],
};
