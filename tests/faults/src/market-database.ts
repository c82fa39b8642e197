import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { createSchema, createSnapshotTable } from '@osta/event-store/testing/create-schema';

import { ownDatabase, type OwnDatabase } from '../../bench/src/own-database.ts';
import type { ScenarioContext } from './scenario.ts';

/**
 * Creates a database with a service that records the topic `request`, as `recorder` does. It is dropped
 * when the scenario ends.
 */
export async function marketDatabase(context: ScenarioContext): Promise<OwnDatabase> {
  const database = await ownDatabase(context, { purpose: 'faults', connections: 30 });
  const client = await database.pool.connect();
  await createSchema(client, 'request', [eventStoreMigrations]);
  await createSnapshotTable(client, 'request', 'stream');
  client.release();
  return database;
}
