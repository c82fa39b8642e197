import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { unseal } from '@osta/platform/personal-data/sealing';
import type { Client } from 'pg';

interface Named {
  readonly name: string;
}

/** Every table of every schema. */
const allTables = `
  select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables
   where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;

/**
 * All that somebody with the whole database and the folder of files can read of it: every row of every
 * table, every file, and everything sealed that any key in the database still opens.
 */
export async function everythingReadable(database: Client, files: string): Promise<string> {
  const { rows: tables } = await database.query<Named>(allTables);
  let rows = '';
  for (const { name } of tables) {
    const { rows: found } = await database.query<{ readonly row: string }>(
      `select to_jsonb(t)::text as row from ${name} t`,
    );
    rows += found.map(({ row }) => row).join('\n');
  }
  const keys = await keysIn(database, tables);
  const sealed = new Set(rows.match(/sealed:1:[\w-]+/gu));
  const opened = [...sealed].flatMap((text) =>
    keys.map(({ subject, key }) => unseal(text, subject, key) ?? ''),
  );
  return [rows, ...opened, ...filesIn(files)].join('\n');
}

interface SubjectKey {
  readonly subject: string;
  readonly key: Buffer;
}

async function keysIn(database: Client, tables: readonly Named[]): Promise<readonly SubjectKey[]> {
  const keys: SubjectKey[] = [];
  for (const { name } of tables.filter((table) => table.name.endsWith('.subject_key'))) {
    const { rows } = await database.query<SubjectKey>(
      `select subject, key from ${name} where key is not null`,
    );
    keys.push(...rows);
  }
  return keys;
}

/** The names and the contents of all files under a folder. */
export function filesIn(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => file + readFileSync(file, 'latin1'));
}
