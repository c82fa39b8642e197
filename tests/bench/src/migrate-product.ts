import { migrate } from '@osta/platform/database/migrate';

import { services } from '../../../services/standalone/src/services.ts';

/** Creates the tables of every service. */
export async function migrateProduct(url: string): Promise<void> {
  for (const { migrations } of services) await migrate({ url, migrations });
}
