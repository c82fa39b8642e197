import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { CheckpointProblem } from './checkpoint-folder.ts';
import type { ExportedFile } from './export-folder.ts';

/** A file of an export that is being written: what of it is whole. */
export interface UnfinishedFile extends Omit<ExportedFile, 'sha256'> {
  /** The last event that is in it. */
  readonly place: readonly [tx: string, position: string];
}

/** How far an export is, as its folder says until it ends. */
export interface UnfinishedExport {
  /** The run that has written it last; null where it is not recorded: then nothing can go on with it. */
  readonly runId: string | null;
  readonly time: string;
  /** What the export sees: `pg_current_snapshot()`. */
  readonly snapshot: string;
  /** The first transaction number of the cluster, by log. */
  readonly starts: Readonly<Record<string, string>>;
  readonly total: number;
  readonly files: readonly ExportedFile[];
  readonly current: UnfinishedFile | null;
}

const name = 'unfinished.json';

/** Replaces what the folder says, in one step. */
export async function writeUnfinished(folder: string, unfinished: UnfinishedExport): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(`${file}.new`, JSON.stringify(unfinished), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}

/**
 * Reads how far the export of a run is.
 *
 * @throws CheckpointProblem when that run has left no unfinished export in the folder
 */
export async function readUnfinished(folder: string, runId: string): Promise<UnfinishedExport> {
  const text = await readFile(path.join(folder, name), 'utf8').catch(() => null);
  // What `writeUnfinished` has written
  const unfinished: UnfinishedExport | null = text === null ? null : JSON.parse(text);
  if (unfinished?.runId === runId) return unfinished;
  throw new CheckpointProblem(`The run ${runId} has left no export in ${folder} to go on with`);
}

/** Says that the export has ended. */
export async function endUnfinished(folder: string): Promise<void> {
  await rm(path.join(folder, name), { force: true });
  await rm(path.join(folder, `${name}.new`), { force: true });
}
