import { rebuildSnapshots } from '@osta/event-store/rebuild-snapshots';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { SnapshotTable } from './snapshot-table.ts';

/** The snapshots of one aggregate, and how to reach them. */
export interface RenewedSnapshots extends Pick<SnapshotTable, 'table' | 'fold'> {
  readonly pool: Pool;
  readonly schema: string;
}

/**
 * Returns what rebuilds the snapshots of older folds, because queries read the columns of snapshots; it is told
 * whom to tell of each table. Without any, a run costs one index lookup per table.
 *
 * It runs before a service serves, and again while it does: beside a process of an older version, which stores
 * snapshots of its own fold until it ends. What cannot be read is logged once.
 */
export function snapshotRenewal(
  all: readonly RenewedSnapshots[],
  log: Logger,
): (onProgress?: (message: string) => void) => Promise<void> {
  const reported = new Set<string>();
  return async (onProgress) => {
    for (const { pool, schema, table, fold } of all) {
      const name = `${schema}.${table}`;
      const { rebuilt, unreadable } = await rebuildSnapshots(pool, { schema, table }, fold);
      if (rebuilt > 0) onProgress?.(`Built ${rebuilt} snapshots of ${name} anew`);
      if (rebuilt > 0) log.info({ name, rebuilt }, 'snapshots of an older fold rebuilt');
      const news = unreadable.filter((id) => !reported.has(id));
      if (news.length === 0) continue;
      for (const id of news) reported.add(id);
      log.error({ name, unreadable: news }, 'unreadable streams keep an old snapshot');
    }
  };
}
