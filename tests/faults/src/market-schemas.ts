import { migrateProduct } from '../../bench/src/migrate-product.ts';
import { ownDatabase, type OwnDatabase } from '../../bench/src/own-database.ts';
import type { ScenarioContext } from './scenario.ts';

/** Creates a database with the tables of the product. It is dropped when the scenario ends. */
export async function marketSchemas(context: ScenarioContext): Promise<OwnDatabase> {
  const database = await ownDatabase(context, { purpose: 'faults', connections: 20 });
  await migrateProduct(database.url);
  return database;
}
