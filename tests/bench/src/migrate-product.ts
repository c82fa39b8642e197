import { fileURLToPath } from 'node:url';

import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { migrations as notificationMigrations } from '@osta/notification/migrations';
import { migrate } from '@osta/platform/database/migrate';
import { requestMigrations } from '@osta/request/migrations';

/** In the folder of identity: sessions are read from its tables. */
const identityMigrations = fileURLToPath(
  new URL('../../../services/identity/prisma/migrations', import.meta.url),
);

/** Makes the tables of requests and notifications, and of what these two read of others. */
export async function migrateProduct(url: string): Promise<void> {
  for (const migrations of [
    { schema: 'identity', directories: [eventStoreMigrations, identityMigrations] },
    { schema: 'professional', directories: [eventStoreMigrations] },
    requestMigrations,
    notificationMigrations,
  ]) {
    await migrate({ url, migrations });
  }
}
