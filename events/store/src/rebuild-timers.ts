import type { Topic } from '@osta/contracts/topic';
import type { Pool } from 'pg';

import type { Deadlines } from './deadline.ts';
import { inTransaction } from './in-transaction.ts';
import type { StreamTables } from './postgres-streams.sql.ts';
import {
  lockTimersSql,
  readSnapshotsSql,
  readSomeSnapshotsSql,
  rebuildTimersSql,
  setTimerBasisSql,
  timerBasisSql,
} from './rebuild-timers.sql.ts';

/** The streams of one kind, and their declared deadlines. */
export interface RebuildTimersOptions<State> extends StreamTables {
  readonly pool: Pool;
  readonly topic: Topic;
  readonly deadlines: Deadlines<State>;
}

interface SnapshotRow<State> {
  readonly id: string;
  readonly version: number;
  readonly state: State;
}

const pageSize = 500;
const beforeTheFirst = '00000000-0000-0000-0000-000000000000';

/**
 * Rebuilds the timers of every stream from its snapshot, when they follow an older declaration. Commands and
 * other rebuilds may run at the same time.
 *
 * @returns number of streams that were read; 0 when the timers follow this declaration already
 */
export async function rebuildTimers<State>(options: RebuildTimersOptions<State>): Promise<number> {
  const { pool, schema, topic, deadlines } = options;
  const { rows: basis } = await pool.query<{ readonly version: number }>({
    text: timerBasisSql(schema),
    values: [topic],
  });
  const [followed] = basis;
  if (followed && followed.version >= deadlines.version) return 0;

  let streams = 0;
  let after = beforeTheFirst;
  for (;;) {
    const { rows } = await pool.query<SnapshotRow<State>>({
      text: readSnapshotsSql(options),
      values: [after, pageSize],
    });
    const last = rows.at(-1);
    if (!last) break;
    await rebuildPage(options, rows);
    streams += rows.length;
    after = last.id;
  }
  await pool.query({ text: setTimerBasisSql(schema), values: [topic, deadlines.version] });
  return streams;
}

/** Repeats until no stream of the page has changed between reading and writing. */
async function rebuildPage<State>(
  options: RebuildTimersOptions<State>,
  page: readonly SnapshotRow<State>[],
): Promise<void> {
  const { pool, topic, deadlines } = options;
  let left = page;
  while (left.length > 0) {
    const wanted = left.flatMap(({ id, state }) =>
      deadlines.of(state).map((deadline) => ({ id, deadline })),
    );
    const values = [
      left.map(({ id }) => id),
      left.map(({ version }) => version),
      wanted.map(({ id }) => id),
      wanted.map(({ deadline }) => deadline.name),
      wanted.map(({ deadline }) => deadline.about),
      wanted.map(({ deadline }) => deadline.dueAt),
      topic,
    ];
    const done = await inTransaction(pool, async (client) => {
      await client.query(lockTimersSql(options));
      const { rows } = await client.query<{ readonly id: string }>(
        rebuildTimersSql(options),
        values,
      );
      return new Set(rows.map(({ id }) => id));
    });
    const moved = left.filter(({ id }) => !done.has(id)).map(({ id }) => id);
    if (moved.length === 0) return;
    const again = await pool.query<SnapshotRow<State>>({
      text: readSomeSnapshotsSql(options),
      values: [moved],
    });
    left = again.rows;
  }
}
