import { fileURLToPath } from 'node:url';

import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import type { ServiceMigrations } from '@osta/platform/service';
import { subscriptionMigrations } from '@osta/subscription/subscription-migrations';

/** The schema of request: requests with their quotes, and copies of who people are. */
export const requestMigrations: ServiceMigrations = {
  schema: 'request',
  directories: [
    eventStoreMigrations,
    subscriptionMigrations,
    fileURLToPath(new URL('../prisma/migrations', import.meta.url)),
  ],
};
