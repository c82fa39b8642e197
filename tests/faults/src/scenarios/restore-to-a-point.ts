import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { newStream } from '@osta/event-store/testing/record-events';
import { until } from '@osta/event-store/until';

import { baseBackup } from '../base-backup.ts';
import { dump, restore } from '../copy-database.ts';
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

const point = 'before the mistake';
const streams = 20;
/** Events of each stream: before the backup, up to the point, after it, after the recovery. */
const versions = { base: 5, kept: 3, rewound: 6, after: 4 } as const;

/**
 * A base backup and the archived log are recovered to a named point. What was recorded after the point is gone,
 * and so is everything that readers did with it; everything else is read once, in order.
 */
export async function recoverToAPoint(context: ScenarioContext): Promise<Verdict> {
  const { plant, say, directory } = context;
  const archive = path.join(directory, 'archive');
  await mkdir(archive);
  // Another user may run the server
  await chmod(archive, 0o777);
  const old = await cluster(context, 'archived', {
    archive_mode: 'on',
    archive_command: `cp "%p" "${archive}/%f"`,
  });
  const newest = new Map<string, number>();
  const ids = Array.from({ length: streams }, newStream);
  const before = await readerOf(context, old.pool);
  await recordAll(old.pool, ids, versions.base, newest);
  await baseBackup(old, path.join(directory, 'recovered'));
  await recordAll(old.pool, ids, versions.kept, newest);
  await before.settled(total(newest), patience);
  await old.pool.query('select pg_create_restore_point($1)', [point]);
  const kept = total(newest);
  say(`Recording ${streams * versions.rewound} events after the point, which are read too`);
  const rewound = new Map(newest);
  await recordAll(old.pool, ids, versions.rewound, rewound);
  await before.settled(total(rewound), patience);
  await before.subscription.stop();
  const reader = await dump(old.pool, ['reader']);
  await old.pool.query('select pg_switch_wal()');
  await old.stop();

  await writeFile(path.join(directory, 'recovered', 'recovery.signal'), '');
  const fresh = await startCluster(context, 'recovered', {
    archive_mode: 'off',
    restore_command: `cp "${archive}/%f" "%p"`,
    recovery_target_name: point,
    recovery_target_action: 'promote',
  });
  await until(async () => {
    const { rows } = await fresh.pool.query<{ readonly isOver: boolean }>(
      'select not pg_is_in_recovery() as "isOver"',
    );
    return rows[0]?.isOver ?? false;
  }, patience);
  if (plant === 'reader-not-rewound') await restore(fresh.pool, ['reader'], reader);
  const found = total(await recordedVersions(fresh.pool));
  const epoch = await start(fresh.pool);
  say(
    `Recovered ${found} events; starting opens ${epoch === undefined ? 'no epoch' : `epoch ${epoch}`}`,
  );
  const after = await readerOf(context, fresh.pool);
  await recordAll(fresh.pool, [...ids, newStream()], versions.after, newest);
  await after.settled(total(newest), patience);
  await after.subscription.stop();
  const checks = [
    {
      invariant: 'I12',
      what: 'everything up to the point is there, and nothing else',
      holds: found === kept,
      found: `${found} of ${kept} events`,
    },
    ...(await after.checks(newest)),
  ];
  await fresh.stop();
  return {
    checks: labelled('point in time', checks),
    figures: {
      'events up to the point': String(kept),
      'events rewound': String(total(rewound) - kept),
    },
  };
}
