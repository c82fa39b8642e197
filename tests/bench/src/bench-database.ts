import { createSnapshotTable } from '@osta/event-store/testing/create-schema';

import { migrateProduct } from './migrate-product.ts';
import { ownDatabase, type OwnDatabase } from './own-database.ts';
import type { ScenarioContext } from './scenario.ts';

/** A database of this run, with the tables of the product. */
export type BenchDatabase = OwnDatabase;

/**
 * Creates a database with the tables of the services. It also has `request.stream`: snapshots without
 * content, for events that the bench makes up.
 */
export async function benchDatabase(context: ScenarioContext): Promise<BenchDatabase> {
  const database = await ownDatabase(context, {
    purpose: 'bench',
    connections: 40,
    settings: { shared_buffers: '1GB', max_wal_size: '8GB' },
  });
  await migrateProduct(database.url);
  const client = await database.pool.connect();
  await createSnapshotTable(client, 'request', 'stream');
  client.release();
  return database;
}
