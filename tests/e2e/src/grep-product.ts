import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';

import type { Product } from './product.ts';

/** The database of a running product, by the address that it has printed. */
export async function openDatabase(product: Product): Promise<Client> {
  const connectionString = /Database\s+(postgres:\S+)/u.exec(product.output())?.[1];
  if (connectionString === undefined) throw new Error('The product has not printed its database');
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

const allTables = `
  select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables
   where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;

/** Where one of these words stands: names of tables, the log among them, and of files. */
export async function placesOf(
  words: readonly string[],
  database: Client,
  { dataDirectory }: Product,
): Promise<readonly string[]> {
  const places: string[] = [];
  const { rows: tables } = await database.query<{ readonly name: string }>(allTables);
  for (const { name } of tables) {
    const { rows } = await database.query(
      `select 1 from ${name} t
        where exists (select from unnest($1::text[]) as word where strpos(to_jsonb(t)::text, word) > 0)
        limit 1`,
      [words],
    );
    if (rows.length > 0) places.push(name);
  }
  const files = path.join(dataDirectory, 'files');
  for (const entry of readdirSync(files, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    if (words.some((word) => bytes.includes(word))) places.push(file);
  }
  return places;
}
