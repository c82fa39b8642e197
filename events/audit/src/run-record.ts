import type { ClientBase } from 'pg';

import {
  beginRun,
  endRun,
  findLastComparedSql,
  findPaceSql,
  findRun,
  hasToolTables,
  listRuns,
  makeToolTables,
  tryLockRun,
} from './run-record.sql.ts';

/** What a run has counted, by name: events, streams, differences, … */
export type Counts = Readonly<Record<string, number>>;

/** One stored run of the tool. */
export interface AuditRun {
  readonly id: string;
  readonly command: string;
  readonly arguments: readonly string[];
  readonly operator: string;
  readonly role: string;
  readonly address: string | null;
  readonly started_at: Date;
  readonly reason: string | null;
  readonly ended_at: Date | null;
  readonly exit_code: number | null;
  readonly counts: Counts | null;
  /** From the start to the end; null without an end. */
  readonly milliseconds: number | null;
  /** `did not end`: the process was killed, or lost its connection. */
  readonly state: 'ended' | 'runs' | 'did not end';
}

/** A running run of the tool. */
export interface RunRecord {
  readonly id: string;
  end(exitCode: number, counts?: Counts): Promise<void>;
}

/**
 * Records a run of the tool: operator, time, arguments and reason; at its end exit code and counts. Nothing of it is
 * ever changed. Uses its own transactions, so that a run with a
 * rolled back rebuild is recorded too.
 *
 * Rejects on a read-only database, such as a replica.
 */
export async function recordRun(
  client: ClientBase,
  run: {
    readonly command: string;
    readonly arguments: readonly string[];
    readonly operator: string;
    readonly reason?: string | undefined;
  },
): Promise<RunRecord> {
  await ensureToolTables(client);
  const { rows } = await client.query<{ readonly id: string }>(beginRun, [
    run.command,
    run.arguments,
    run.operator,
    run.reason ?? null,
  ]);
  const [begun] = rows;
  if (!begun) throw new Error('An insert returns its row');
  return {
    id: begun.id,
    async end(exitCode, counts = {}) {
      await client.query(endRun, [begun.id, exitCode, counts]);
    },
  };
}

/** Creates the tables of the tool where they are missing or of an older version. */
export async function ensureToolTables(client: ClientBase): Promise<void> {
  if (!(await areToolTablesThere(client))) await client.query(makeToolTables);
}

/** Returns whether the tables of the tool exist in their newest version. */
export async function areToolTablesThere(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ readonly isThere: boolean }>(hasToolTables);
  return rows[0]?.isThere ?? false;
}

/** Returns the newest runs, newest first. */
export async function findRuns(client: ClientBase, limit: number): Promise<readonly AuditRun[]> {
  return (await client.query<AuditRun>(listRuns, [limit])).rows;
}

/** Returns events a second of earlier runs of a command; null where there was none. */
export async function findPace(
  client: ClientBase,
  command: string,
  model: string | null,
): Promise<number | null> {
  const { rows } = await client.query<{ readonly events: number; readonly seconds: number }>(
    findPaceSql,
    [command, model],
  );
  const events = rows.reduce((sum, row) => sum + row.events, 0);
  const seconds = rows.reduce((sum, row) => sum + row.seconds, 0);
  return seconds > 0 ? events / seconds : null;
}

/** The name under which a run that compared all read models has counted the differences of one, if there were some. */
export function differencesIn(model: string): string {
  return `differences in ${model}`;
}

/** When a read model was last compared with the log, and what was found. */
export interface LastCompared {
  readonly endedAt: Date;
  readonly differences: number;
}

/** Returns the newest whole comparison of a read model with the log as it was then; null where there was none. */
export async function findLastCompared(
  client: ClientBase,
  model: string,
): Promise<LastCompared | null> {
  const { rows } = await client.query<LastCompared>(findLastComparedSql, [
    model,
    differencesIn(model),
  ]);
  return rows[0] ?? null;
}

/** A run that another one may go on with. */
export type EarlierRun = Pick<AuditRun, 'command' | 'arguments' | 'exit_code' | 'state'>;

/** Returns a run by its id; undefined for none. */
export async function findEarlierRun(
  client: ClientBase,
  id: string,
): Promise<EarlierRun | undefined> {
  return (await client.query<EarlierRun>(findRun, [id])).rows[0];
}

/** Makes sure that nobody else goes on with a run while this session lives; returns whether nobody does. */
export async function takeOver(client: ClientBase, id: string): Promise<boolean> {
  const { rows } = await client.query<{ readonly isMine: boolean }>(tryLockRun, [id]);
  return rows[0]?.isMine ?? false;
}
