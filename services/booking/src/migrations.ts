import { fileURLToPath } from 'node:url';

import { bookingContract } from '@osta/contracts/booking/contract';
import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { personalDataMigrations } from '@osta/platform/personal-data/personal-data-migrations';
import type { ServiceMigrations } from '@osta/platform/service';
import { subscriptionMigrations } from '@osta/subscription/subscription-migrations';

/** The schema of booking. */
export const bookingMigrations: ServiceMigrations = {
  schema: bookingContract.name,
  directories: [
    eventStoreMigrations,
    subscriptionMigrations,
    personalDataMigrations,
    fileURLToPath(new URL('../prisma/migrations', import.meta.url)),
  ],
};
