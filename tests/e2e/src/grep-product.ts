import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';

import { databaseUrlIn, type Product } from './product.ts';

/** Connects to the database of a running product, found by the address that the product printed. */
export async function openDatabase(product: Product): Promise<Client> {
  const client = new Client({ connectionString: databaseUrlIn(product.output()) });
  await client.connect();
  return client;
}

const allTables = `
  select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables
   where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;

const otherDatabases = `
  select datname as name from pg_database
   where datallowconn and not datistemplate and datname <> current_database()`;

/** The data folder of the broker, if it runs on this machine. */
export function brokerFolder({ dataDirectory }: Product): string {
  return path.join(dataDirectory, 'distributed/kafka');
}

/**
 * Returns the places where any of these words is stored: names of tables, including the event tables,
 * and of files; `broker` for the broker's segments, `output` for the printed output.
 */
export async function placesOf(
  words: readonly string[],
  database: Client,
  product: Product,
): Promise<readonly string[]> {
  const places = [...(await tablesWith(words, database))];
  const { rows } = await database.query<{ readonly name: string }>(otherDatabases);
  for (const { name } of rows) {
    const { user, password, host, port } = database;
    const other = new Client({ user, password: password ?? '', host, port, database: name });
    await other.connect();
    places.push(...(await tablesWith(words, other)).map((table) => `${name}: ${table}`));
    await other.end();
  }
  places.push(...filesWith(words, path.join(product.dataDirectory, 'files')));
  if (filesWith(words, brokerFolder(product)).length > 0) places.push('broker');
  if (words.some((word) => product.output().includes(word))) places.push('output');
  return places;
}

async function tablesWith(words: readonly string[], database: Client): Promise<readonly string[]> {
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
  return places;
}

/** True for the broker's sparse index files, megabytes of offsets without text, and for what it is still writing. */
const withoutText = /\.(?:index|timeindex|tmp)$/u;

function filesWith(words: readonly string[], directory: string): readonly string[] {
  if (!existsSync(directory)) return [];
  const entries = orGone(
    () => readdirSync(directory, { recursive: true, withFileTypes: true }),
    [],
  );
  return entries
    .filter((entry) => entry.isFile() && !withoutText.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = orGone(() => readFileSync(file), Buffer.alloc(0));
      return words.some((word) => bytes.includes(word));
    });
}

/** Reads what a running broker may have removed since it was listed. */
function orGone<Read>(read: () => Read, whenGone: Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return whenGone;
    throw error;
  }
}
