import { readEvent } from '@osta/contracts/read-event';

import type { StreamTables } from './postgres-streams.sql.ts';
import type { Queryable } from './queryable.ts';
import { findOlderSnapshotsSql, storeSnapshotsSql } from './rebuild-snapshots.sql.ts';
import type { SnapshotFold } from './snapshot-fold.ts';

/** The outcome of rebuilding snapshots. */
export interface RebuiltSnapshots {
  readonly rebuilt: number;
  /** Streams with events that this build cannot read: their snapshots are unchanged. */
  readonly unreadable: readonly string[];
}

interface OlderSnapshot {
  readonly id: string;
  readonly fold: number;
  readonly version: number;
  readonly events: readonly RecordedContent[];
}

/** A stored event without its envelope. */
export interface RecordedContent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const batchSize = 200;
const beforeAll = { fold: -1, id: '00000000-0000-0000-0000-000000000000' };

/**
 * Rebuilds, in batches, every snapshot that an older version of the fold has made. When there is none, this
 * costs one index lookup.
 *
 * Runs before a service serves, because its queries read the columns of the snapshots. Snapshots of a newer
 * version are kept: an older process that restarts during a deployment must not undo the work of a newer one.
 *
 * @throws errors of the database; snapshots rebuilt until then stay
 */
export async function rebuildSnapshots<State, Event>(
  database: Queryable,
  tables: StreamTables,
  fold: SnapshotFold<State, Event>,
): Promise<RebuiltSnapshots> {
  const unreadable: string[] = [];
  let rebuilt = 0;
  let last: Pick<OlderSnapshot, 'fold' | 'id'> = beforeAll;
  for (;;) {
    const { rows } = await database.query<OlderSnapshot>({
      text: findOlderSnapshotsSql(tables),
      values: [fold.version, last.fold, last.id, batchSize],
    });
    const end = rows.at(-1);
    if (!end) return { rebuilt, unreadable };
    const built = rows.flatMap(({ id, version, events }) => {
      try {
        return [{ id, version, state: foldContents(fold, events) }];
      } catch {
        unreadable.push(id);
        return [];
      }
    });
    const { rowCount } = await database.query({
      text: storeSnapshotsSql(tables),
      values: [
        fold.version,
        built.map(({ id }) => id),
        built.map(({ version }) => version),
        built.map(({ state }) => JSON.stringify(state)),
      ],
    });
    rebuilt += rowCount ?? 0;
    last = end;
  }
}

/**
 * Returns the state after these events, each upcast to its newest version.
 *
 * @throws UnreadableEvent when no version of the catalog can read one of them
 */
export function foldContents<State, Event>(
  fold: SnapshotFold<State, Event>,
  events: readonly RecordedContent[],
): State {
  return events.reduce<State>((state, { type, data }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream holds events of its fold, and the catalog gives the newest version: what the fold takes
    return fold.evolve(state, readEvent({ type, data }) as Event);
  }, fold.initial);
}
