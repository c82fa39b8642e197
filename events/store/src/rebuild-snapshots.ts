import { readEvent } from '@osta/contracts/read-event';

import type { StreamTables } from './postgres-streams.sql.ts';
import type { Queryable } from './queryable.ts';
import { findOlderSnapshotsSql, storeSnapshotsSql } from './rebuild-snapshots.sql.ts';
import type { SnapshotFold } from './snapshot-fold.ts';

/** What came of building snapshots anew. */
export interface RebuiltSnapshots {
  readonly rebuilt: number;
  /** Streams whose events this version of the product cannot read: their snapshots stay as they were. */
  readonly unreadable: readonly string[];
}

interface OlderSnapshot {
  readonly id: string;
  readonly fold: number;
  readonly version: number;
  readonly events: readonly RecordedContent[];
}

/** An event as the table has it, without its envelope. */
export interface RecordedContent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const batchSize = 200;
const beforeAll = { fold: -1, id: '00000000-0000-0000-0000-000000000000' };

/**
 * Builds anew every snapshot that an older version of the fold has made, in batches. Nothing to do costs one look at
 * an index.
 *
 * Done before a service serves: its queries read the columns of the snapshots. Snapshots of a newer version are left:
 * a process of the version before, which starts again during a deployment, must not undo the work of the new one.
 *
 * @throws what the database throws; what was rebuilt until then stays
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
 * The state after these events, each lifted to its newest version.
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
