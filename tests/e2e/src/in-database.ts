import { Client } from 'pg';

import type { Product } from './product.ts';

/** Runs one statement in the database of a product: time is moved by what is stored of it. */
export async function inDatabase(
  product: Product,
  statement: string,
  values: readonly unknown[],
): Promise<void> {
  const databaseUrl = /Database\s+(postgres:\S+)/u.exec(product.output())?.[1];
  if (databaseUrl === undefined) throw new Error('The product has not printed its database');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
