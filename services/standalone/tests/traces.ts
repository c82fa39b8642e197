import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import path from 'node:path';

import type { KafkaVisitor } from '@osta/event-log/testing/kafka-content';
import { unseal } from '@osta/platform/personal-data/sealing';
import { unwrapKey } from '@osta/platform/personal-data/wrapped-keys';
import { redisContent } from '@osta/platform/testing/redis-content';
import type { Client } from 'pg';

/** All storage of the product. */
export interface Storage {
  /** A superuser's connection. */
  readonly database: Client;
  /** The folder of pictures. */
  readonly files: string;
  /** Every line that was logged. */
  readonly logged: () => string;
  /** A broker, the folder of its segments, and the Redis of the rate limits; null where there are none. */
  readonly distributed: {
    readonly broker: KafkaVisitor;
    readonly brokerFolder: string;
    readonly redisUrl: string;
  } | null;
}

interface Named {
  readonly name: string;
}

/** Every table of every schema. */
const allTables = `
  select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables
   where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;

/**
 * Returns everything readable by a person with access to all storage, by place: every row of every table, every
 * file, every line of the log, every record of the broker (key, headers and value, uncompressed), the bytes of
 * its segments, and everything in Redis. Also opens sealed words there with every key in the database.
 */
export async function everythingReadable(storage: Storage): Promise<ReadonlyMap<string, string>> {
  const { database, files, logged, distributed } = storage;
  const places = new Map<string, string>();
  const { rows: tables } = await database.query<Named>(allTables);
  for (const { name } of tables) {
    const { rows } = await database.query<{ readonly row: string }>(
      `select to_jsonb(t)::text as row from ${name} t`,
    );
    places.set(name, rows.map(({ row }) => row).join('\n'));
  }
  places.set('files', filesIn(files).join('\n'));
  places.set('log', logged());
  if (distributed) {
    const records = await distributed.broker.everyRecord();
    for (const { place, key, value, headers } of records) {
      const topic = place.replace(/:.*/u, '');
      places.set(topic, [places.get(topic) ?? '', key, headers, value].join('\n'));
    }
    places.set('segments', filesIn(distributed.brokerFolder).join('\n'));
    places.set('redis', await redisContent(distributed.redisUrl));
  }
  const keys = await keysIn(database, tables);
  return new Map([...places].map(([place, text]) => [place, text + openedIn(text, keys)]));
}

function openedIn(text: string, keys: readonly SubjectKey[]): string {
  const sealed = new Set(text.match(/sealed:1:[\w-]+/gu));
  return [...sealed]
    .flatMap((each) => keys.map(({ subject, key }) => unseal(each, subject, key) ?? ''))
    .join('\n');
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
    keys.push(...rows.map(({ subject, key }) => ({ subject, key: unwrapKey(key, subject) })));
  }
  return keys;
}

/** Sparse index files of megabytes, which map offsets and timestamps to places in a segment. */
const indexOfSegment = /\.(?:index|timeindex)$/u;

/** Returns the names and the contents of all files under a folder, which may change meanwhile. */
export function filesIn(directory: string): readonly string[] {
  return entriesOf(directory).flatMap((entry) => {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) return filesIn(file);
    if (!entry.isFile() || indexOfSegment.test(entry.name)) return [];
    return unlessGone(() => file + readFileSync(file, 'utf8'));
  });
}

function entriesOf(directory: string): readonly Dirent[] {
  return unlessGone(() => readdirSync(directory, { withFileTypes: true })).flat();
}

/** A running broker replaces its checkpoints and deletes segments: what has gone since it was listed holds nothing. */
function unlessGone<Found>(read: () => Found): readonly Found[] {
  try {
    return [read()];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
