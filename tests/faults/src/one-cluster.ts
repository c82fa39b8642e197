import path from 'node:path';

import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { postgresEventLog } from '@osta/event-log/postgres/postgres-event-log';
import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { openEpoch } from '@osta/event-store/open-epoch';
import { createSchema, createSnapshotTable } from '@osta/event-store/testing/create-schema';
import { recorder, viewed } from '@osta/event-store/testing/record-events';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@osta/infrastructure/embedded-postgres';
import { effects } from '@osta/subscription/testing/effects';
import { Pool } from 'pg';

import { effectsReader, type EffectsReader } from './effects-reader.ts';
import type { ScenarioContext } from './scenario.ts';

/** Milliseconds until every effect is there. */
export const patience = 20_000;

/** A running Postgres of the scenario's own. */
export interface OneCluster {
  readonly pool: Pool;
  readonly postgres: EmbeddedPostgres;
  readonly dataDirectory: string;
  readonly stop: () => Promise<void>;
}

/** Starts the cluster in the folder of this name; an empty one where there is none. */
export async function startCluster(
  { directory, onEnd }: ScenarioContext,
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OneCluster> {
  const dataDirectory = path.join(directory, name);
  const postgres = await startEmbeddedPostgres({ dataDirectory, settings });
  const pool = new Pool({ connectionString: postgres.url, max: 50 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const stop = async (): Promise<void> => {
    if (!pool.ended) await pool.end();
    await postgres.stop();
  };
  onEnd(stop);
  return { pool, postgres, dataDirectory, stop };
}

/** Starts a cluster with a service that records the topic `request`, and a read model. */
export async function cluster(
  context: ScenarioContext,
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OneCluster> {
  const one = await startCluster(context, name, settings);
  const client = await one.pool.connect();
  await createSchema(client, 'request', [eventStoreMigrations]);
  await createSnapshotTable(client, 'request', 'stream');
  client.release();
  await effects(one.pool);
  return one;
}

/** Subscribes the read model to the event tables of a cluster. */
export async function readerOf(context: ScenarioContext, pool: Pool): Promise<EffectsReader> {
  const log = postgresEventLog({ pool, sources: schemaOfTopic, doorbell: memoryDoorbell() });
  context.onEnd(() => log.close());
  return effectsReader({ context, log, pool });
}

/**
 * Records so many more events of each stream.
 *
 * @param newest is told their versions
 */
export async function recordAll(
  pool: Pool,
  ids: readonly string[],
  count: number,
  newest: Map<string, number>,
): Promise<void> {
  const { record } = recorder(pool, memoryDoorbell());
  for (const id of ids) {
    for (let nth = 0; nth < count; nth += 1) await record(id, viewed());
    newest.set(id, (newest.get(id) ?? 0) + count);
  }
}

/**
 * Does what `migrate` does with the events of a service at every start.
 *
 * @returns the epoch that it opened; undefined for none
 */
export async function start(pool: Pool): Promise<number | undefined> {
  const client = await pool.connect();
  await client.query('begin');
  const epoch = await openEpoch(client, 'request');
  await client.query('commit');
  client.release();
  return epoch;
}

/** Counts the events of all streams. */
export function total(newest: ReadonlyMap<string, number>): number {
  return [...newest.values()].reduce((sum, version) => sum + version, 0);
}

/** Returns the newest version of each stream in the event table. */
export async function recordedVersions(pool: Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ readonly id: string; readonly newest: number }>(
    'select stream_id as id, max(stream_version) as newest from request.event group by stream_id',
  );
  return new Map(rows.map(({ id, newest }) => [id, newest]));
}
