import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { newStream } from '@osta/event-store/testing/record-events';
import { until } from '@osta/event-store/until';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import type { Pool } from 'pg';

import { baseBackup } from '../base-backup.ts';
import { labelled } from '../labelled.ts';
import {
  cluster,
  patience,
  readerOf,
  recordAll,
  recordedVersions,
  start,
  startCluster,
  total,
} from '../one-cluster.ts';
import type { ScenarioContext, Verdict } from '../scenario.ts';
import { steadyLoad } from '../steady-load.ts';

const perSecond = 200;
/** Milliseconds of load before the primary is killed. */
const loadFor = 3000;
const afterwards = 4;

/** Counts the replicas that stream, or that commits wait for. */
async function replicas(pool: Pool, condition: string): Promise<number> {
  const { rows } = await pool.query<{ readonly replicas: number }>(
    `select count(*)::int as replicas from pg_stat_replication where ${condition}`,
  );
  return rows[0]?.replicas ?? 0;
}

/**
 * The primary is killed under load and its synchronous replica is promoted: nothing that was acknowledged is
 * lost, and everything is read once, in order.
 */
export async function promoteAReplica(context: ScenarioContext): Promise<Verdict> {
  const { plant, say, directory } = context;
  const primary = await cluster(context, 'primary');
  const folder = path.join(directory, 'replica');
  await baseBackup(primary, folder);
  await writeFile(path.join(folder, 'standby.signal'), '');
  const { hostname, port, username, password } = new URL(primary.postgres.url);
  await appendFile(
    path.join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password} application_name=replica'\n`,
  );
  let replica = await startCluster(context, 'replica');
  await until(async () => (await replicas(primary.pool, `state = 'streaming'`)) === 1, patience);
  if (plant !== 'asynchronous-replica') {
    await primary.pool.query(`alter system set synchronous_standby_names = 'replica'`);
    await primary.pool.query('select pg_reload_conf()');
    await until(async () => (await replicas(primary.pool, `sync_state = 'sync'`)) === 1, patience);
  }

  const reader = await readerOf(context, primary.pool);
  const load = steadyLoad({ pool: primary.pool, doorbell: memoryDoorbell(), perSecond });
  await letTimePass(loadFor, 'the load before the fault');
  if (plant === 'asynchronous-replica') {
    await replica.stop();
    await letTimePass(1000, 'the load that the replica misses');
  }
  process.kill(primary.postgres.pid, 'SIGKILL');
  await primary.postgres.ended;
  await load.stop();
  await reader.subscription.stop();
  say(`Killed the primary after ${load.total()} acknowledged events; promoting the replica`);
  if (plant === 'asynchronous-replica') replica = await startCluster(context, 'replica');
  await replica.pool.query('select pg_promote()');

  const newest = new Map(await recordedVersions(replica.pool));
  const lost = [...load.newest].reduce(
    (sum, [id, version]) => sum + Math.max(0, version - (newest.get(id) ?? 0)),
    0,
  );
  const epoch = await start(replica.pool);
  say(`Starting opens ${epoch === undefined ? 'no epoch' : `epoch ${epoch}`}`);
  const after = await readerOf(context, replica.pool);
  await recordAll(replica.pool, [...newest.keys(), newStream()], afterwards, newest);
  await after.settled(total(newest), patience);
  await after.subscription.stop();
  const checks = [
    {
      invariant: 'I2',
      what: 'nothing is lost that was acknowledged',
      holds: lost === 0 && load.total() > 0,
      found: `${lost} of ${load.total()} lost`,
    },
    ...(await after.checks(newest)),
  ];
  await replica.stop();
  return {
    checks: labelled('replica', checks),
    figures: { 'events acknowledged by the primary': String(load.total()) },
  };
}
