import type { KeyObject } from 'node:crypto';

import type { ClientBase } from 'pg';

import type { EventSources } from './audit-system.ts';
import {
  CheckpointProblem,
  listCheckpoints,
  publicKeyOf,
  readCheckpoint,
  writeCheckpoint,
  type CheckpointFile,
  type CoveredLog,
} from './checkpoint-folder.ts';
import { endOfPageSql, headsSql, horizonSql, marksSql } from './checkpoint.sql.ts';

/** Events of one log in one checkpoint: a file of some megabytes at most. */
const mostEvents = 50_000;

/** Where checkpoints are kept, and who signs them. */
export interface CheckpointKeeper {
  readonly folder: string;
  /** Ed25519. */
  readonly privateKey: KeyObject;
}

interface HeadRow {
  readonly id: string;
  readonly version: number;
  readonly hash: string;
  readonly events: number;
}

/** Returns the schemas whose event tables make the log, sorted. */
export function logsOf({ sources }: Pick<EventSources, 'sources'>): readonly string[] {
  return [...new Set(Object.values(sources))].toSorted();
}

/** Reads what a log has between two transaction numbers. */
export async function readCovered(
  client: ClientBase,
  { log, from, to }: Pick<CoveredLog, 'log' | 'from' | 'to'>,
): Promise<CoveredLog> {
  const { rows } = await client.query<HeadRow>(headsSql(log), [from, to]);
  const heads = rows.map(({ id, version, hash }) => [id, version, hash] as const);
  const marked = await client.query<{ readonly marks: Buffer | null }>(marksSql(log), [from, to]);
  const marks = marked.rows[0]?.marks?.toString('base64') ?? '';
  return { log, from, to, events: rows[0]?.events ?? 0, heads, marks };
}

/**
 * Signs what was recorded since the last checkpoint, in as many files as it needs. Nothing new, no file.
 *
 * Covers what is below the horizon of each log: a transaction that is still open has a number above it, so whatever
 * it commits belongs to a later checkpoint.
 *
 * @returns the files that were written
 * @throws CheckpointProblem when the last file is not signed by this key, or another process writes at this moment
 */
export async function takeCheckpoints(
  client: ClientBase,
  system: Pick<EventSources, 'sources'>,
  { folder, privateKey }: CheckpointKeeper,
): Promise<readonly CheckpointFile[]> {
  const newest = (await listCheckpoints(folder)).at(-1);
  let last: CheckpointFile | undefined;
  if (newest !== undefined) {
    last = await readCheckpoint(folder, newest, publicKeyOf(privateKey));
  }
  const taken: CheckpointFile[] = [];
  for (;;) {
    const before = last?.checkpoint;
    if (before === 'unsigned') {
      throw new CheckpointProblem(
        `${last?.name} in ${folder} is not signed by this key: run osta-audit verify, or begin another folder`,
      );
    }
    const logs: CoveredLog[] = [];
    for (const log of logsOf(system)) {
      const from = before?.logs.find((each) => each.log === log)?.to ?? '0';
      logs.push(await readCovered(client, { log, from, to: await endAfter(client, log, from) }));
    }
    if (logs.every(({ events }) => events === 0)) return taken;
    last = await writeCheckpoint(
      folder,
      {
        sequence: (before?.sequence ?? 0) + 1,
        time: new Date().toISOString(),
        previous: last?.hash ?? null,
        logs,
      },
      privateKey,
    );
    taken.push(last);
  }
}

/** Returns the first transaction number that a checkpoint which begins at `from` does not cover. */
async function endAfter(client: ClientBase, log: string, from: string): Promise<string> {
  const { rows } = await client.query<{ readonly tx: string }>(horizonSql(log));
  const horizon = rows[0]?.tx ?? from;
  const page = await client.query<{ readonly tx: string }>(endOfPageSql(log), [
    from,
    horizon,
    mostEvents,
  ]);
  const end = page.rows[0]?.tx ?? horizon;
  // In a database that was restored to an earlier moment the horizon is behind
  return BigInt(end) < BigInt(from) ? from : end;
}
