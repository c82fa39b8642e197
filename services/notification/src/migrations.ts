import { notificationContract } from '@osta/contracts/notification/contract';
import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import type { ServiceMigrations } from '@osta/platform/service';
import { subscriptionMigrations } from '@osta/subscription/subscription-migrations';

import { notificationMigrations } from './read-models/notification-migrations.ts';

/** The migrations of the notification schema. */
export const migrations: ServiceMigrations = {
  schema: notificationContract.name,
  directories: [eventStoreMigrations, subscriptionMigrations, notificationMigrations],
};
