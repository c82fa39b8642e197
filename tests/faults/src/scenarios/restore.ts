import path from 'node:path';

import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { postgresEventLog } from '@osta/event-log/postgres/postgres-event-log';
import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { isOutsideEpoch, openEpoch } from '@osta/event-store/open-epoch';
import { createSchema, createSnapshotTable } from '@osta/event-store/testing/create-schema';
import { newStream, recorder, viewed } from '@osta/event-store/testing/record-events';
import { startEmbeddedPostgres } from '@osta/infrastructure/embedded-postgres';
import { effects } from '@osta/subscription/testing/effects';
import { Pool } from 'pg';

import { dump, restore } from '../copy-database.ts';
import { effectsReader, type EffectsReader } from '../effects-reader.ts';
import type { Check, Scenario, ScenarioContext } from '../scenario.ts';

const schemas = ['request', 'reader'];
/** Transactions that only the old cluster has behind it. */
const age = 20_000;
const streams = 20;
/** Events per stream: read before the dump, unread before the dump, recorded after the restore. */
const versions = { read: 5, unread: 3, after: 4 } as const;
/** Milliseconds until every effect is there. */
const patience = 20_000;

/** A planted mistake: positions without an epoch, the plain transaction ids of the cluster. */
const plainIdsSql = `
create or replace view request.event_transaction as select pg_current_xact_id() as tx;
create or replace view request.event_horizon as
  select pg_snapshot_xmin(pg_current_snapshot()) as tx`;

/** A dump of an old cluster is restored into a new one, whose transaction ids start again. */
export const restoreElsewhere: Scenario = {
  name: 'restore',
  summary: 'A dump is restored into a fresh cluster, whose transaction ids are smaller.',
  plants: ['plain-ids'],

  async run(context) {
    const { plant, say } = context;
    const newest = new Map<string, number>();
    const old = await cluster(context, 'old');
    await old.pool.query(`do $$ begin for i in 1..${age} loop
      perform pg_current_xact_id(); commit; end loop; end $$`);
    const ids = Array.from({ length: streams }, () => newStream());
    await recordAll(old.pool, [...ids, newStream()], versions.read, newest);
    const before = await reader(context, old.pool);
    await before.settled(total(newest), patience);
    await before.subscription.stop();
    await recordAll(old.pool, ids, versions.unread, newest);
    say(`Dumping ${total(newest)} events at transaction ${await nextId(old.pool)}`);
    const content = await dump(old.pool, schemas);
    await old.stop();

    const fresh = await cluster(context, 'new');
    await restore(fresh.pool, schemas, content);
    say(`Restored at transaction ${await nextId(fresh.pool)}`);
    const isRefused = await refusesEvents(fresh.pool);
    if (plant === 'plain-ids') await fresh.pool.query(plainIdsSql);
    else say(`Starting opens epoch ${await start(fresh.pool)}`);
    const after = await reader(context, fresh.pool);
    await recordAll(fresh.pool, [...ids, newStream()], versions.after, newest);
    await after.settled(total(newest), patience);
    return {
      checks: [
        {
          invariant: 'I12',
          what: 'nothing is recorded in the new cluster before a start',
          holds: isRefused,
          found: isRefused ? 'refused' : 'recorded',
        },
        ...(await after.checks(newest)),
        await newAfterOld(fresh.pool, total(newest) - (streams + 1) * versions.after),
      ],
      figures: {
        events: String(total(newest)),
        'events after the restore': String((streams + 1) * versions.after),
      },
    };
  },
};

interface OneCluster {
  readonly pool: Pool;
  readonly stop: () => Promise<void>;
}

/** Starts a cluster with a service that records the topic `request`, and a read model. */
async function cluster({ directory, onEnd }: ScenarioContext, name: string): Promise<OneCluster> {
  const postgres = await startEmbeddedPostgres({ dataDirectory: path.join(directory, name) });
  const pool = new Pool({ connectionString: postgres.url, max: 20 });
  pool.on('error', () => {});
  const stop = async (): Promise<void> => {
    if (!pool.ended) await pool.end();
    await postgres.stop();
  };
  onEnd(stop);
  const client = await pool.connect();
  await createSchema(client, 'request', [eventStoreMigrations]);
  await createSnapshotTable(client, 'request', 'stream');
  client.release();
  await effects(pool);
  return { pool, stop };
}

async function reader(context: ScenarioContext, pool: Pool): Promise<EffectsReader> {
  const log = postgresEventLog({ pool, sources: schemaOfTopic, doorbell: memoryDoorbell() });
  context.onEnd(() => log.close());
  return effectsReader({ context, log, pool });
}

/** Records `count` more events in each stream, and raises the versions in `newest`. */
async function recordAll(
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

async function refusesEvents(pool: Pool): Promise<boolean> {
  try {
    await recorder(pool, memoryDoorbell()).record(newStream(), viewed());
    return false;
  } catch (error) {
    if (isOutsideEpoch(error)) return true;
    throw error;
  }
}

/** Opens an epoch, as `migrate` does for a service at every start. */
async function start(pool: Pool): Promise<number | undefined> {
  const client = await pool.connect();
  await client.query('begin');
  const epoch = await openEpoch(client, 'request');
  await client.query('commit');
  client.release();
  return epoch;
}

/** Compares the order of the log with the order of recording, which here is the order of positions. */
async function newAfterOld(pool: Pool, old: number): Promise<Check> {
  const { rows } = await pool.query<{ early: number }>(earlySql, [old]);
  const early = rows[0]?.early ?? 0;
  return {
    invariant: 'I3',
    what: 'what was recorded after the restore comes after all before it',
    holds: early === 0,
    found: `${early} before it`,
  };
}

const earlySql = `
select count(*)::int as early
from (
  select row_number() over (order by tx, position) as place,
    row_number() over (order by position) as recorded
  from request.event
) as event
where recorded > $1 and place <= $1`;

async function nextId(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as id',
  );
  return rows[0]?.id ?? '';
}

function total(newest: ReadonlyMap<string, number>): number {
  return [...newest.values()].reduce((sum, version) => sum + version, 0);
}
