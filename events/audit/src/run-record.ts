import type { ClientBase } from 'pg';

import { beginRun, endRun, hasToolTables, listRuns, makeToolTables } from './run-record.sql.ts';

/** One stored run of the tool. */
export interface AuditRun {
  readonly id: string;
  readonly command: string;
  readonly arguments: readonly string[];
  readonly operator: string;
  readonly role: string;
  readonly address: string | null;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly exit_code: number | null;
}

/** A running run of the tool. */
export interface RunRecord {
  end(exitCode: number): Promise<void>;
}

/**
 * Records a run of the tool: operator, time and arguments. Uses its own transactions, so that a run with a
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
  },
): Promise<RunRecord> {
  await ensureToolTables(client);
  const { rows } = await client.query<{ readonly id: string }>(beginRun, [
    run.command,
    run.arguments,
    run.operator,
  ]);
  return {
    async end(exitCode) {
      await client.query(endRun, [rows[0]?.id, exitCode]);
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
