import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { isOutsideEpoch } from '@osta/event-store/open-epoch';
import { newStream, recorder, viewed } from '@osta/event-store/testing/record-events';
import type { Pool } from 'pg';

import { dump, restore } from '../copy-database.ts';
import { labelled } from '../labelled.ts';
import { cluster, patience, readerOf, recordAll, start, total } from '../one-cluster.ts';
import type { Check, Scenario } from '../scenario.ts';
import { recoverToAPoint } from './restore-to-a-point.ts';
import { promoteAReplica } from './restore-to-a-replica.ts';

const schemas = ['request', 'reader'];
/** Transactions that only the old cluster has behind it. */
const age = 20_000;
const streams = 20;
/** Events per stream: read before the dump, unread before the dump, recorded after the restore. */
const versions = { read: 5, unread: 3, after: 4 } as const;

/** A planted mistake: positions without an epoch, the plain transaction ids of the cluster. */
const plainIdsSql = `
create or replace view request.event_transaction as select pg_current_xact_id() as tx;
create or replace view request.event_horizon as
  select pg_snapshot_xmin(pg_current_snapshot()) as tx`;

/**
 * The database moves: by a dump into a new cluster, whose transaction ids begin anew; by a base backup and its
 * write-ahead log, to a point in time; to a replica, after the primary was killed.
 */
export const restoreElsewhere: Scenario = {
  name: 'restore',
  summary:
    'A dump goes into a fresh cluster, a backup is recovered to a point in time, a replica is promoted.',
  plants: ['plain-ids', 'reader-not-rewound', 'asynchronous-replica'],

  async run(context) {
    const { plant, say } = context;
    const newest = new Map<string, number>();
    const old = await cluster(context, 'old');
    await old.pool.query(`do $$ begin for i in 1..${age} loop
      perform pg_current_xact_id(); commit; end loop; end $$`);
    const ids = Array.from({ length: streams }, () => newStream());
    await recordAll(old.pool, [...ids, newStream()], versions.read, newest);
    const before = await readerOf(context, old.pool);
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
    const after = await readerOf(context, fresh.pool);
    await recordAll(fresh.pool, [...ids, newStream()], versions.after, newest);
    await after.settled(total(newest), patience);
    await after.subscription.stop();
    const afterDump = [
      {
        invariant: 'I12',
        what: 'nothing is recorded in the new cluster before a start',
        holds: isRefused,
        found: isRefused ? 'refused' : 'recorded',
      },
      ...(await after.checks(newest)),
      await newAfterOld(fresh.pool, total(newest) - (streams + 1) * versions.after),
    ];
    await fresh.stop();

    const point = await recoverToAPoint(context);
    const promoted = await promoteAReplica(context);
    return {
      checks: [...labelled('dump', afterDump), ...point.checks, ...promoted.checks],
      figures: {
        events: String(total(newest)),
        'events after the restore': String((streams + 1) * versions.after),
        ...point.figures,
        ...promoted.figures,
      },
    };
  },
};

async function refusesEvents(pool: Pool): Promise<boolean> {
  try {
    await recorder(pool, memoryDoorbell()).record(newStream(), viewed());
    return false;
  } catch (error) {
    if (isOutsideEpoch(error)) return true;
    throw error;
  }
}

/** Positions are assigned in the order of recording here, so the log must have the same order. */
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
