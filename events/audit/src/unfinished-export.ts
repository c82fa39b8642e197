import { sign, verify, type KeyObject } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { CheckpointProblem, publicKeyOf } from './checkpoint-folder.ts';
import type { ExportedFile, Manifest } from './export-folder.ts';

/** A file of an export that is being written: what of it is whole. */
export interface UnfinishedFile extends ExportedFile {
  /** The last event that is in it. */
  readonly place: readonly [tx: string, position: string];
}

/** How far an export is, as its folder says until it ends. */
export interface UnfinishedExport {
  /** The run that has written it last; null where it is not recorded: then nothing can go on with it. */
  readonly runId: string | null;
  readonly time: string;
  /** What is exported, and how: another export cannot go on here. */
  readonly asked: Pick<Manifest, 'format' | 'hasNames' | 'filter'>;
  /** What the export sees: `pg_current_snapshot()`. */
  readonly snapshot: string;
  /** The first transaction number of the cluster, by log. */
  readonly starts: Readonly<Record<string, string>>;
  readonly total: number;
  readonly files: readonly ExportedFile[];
  readonly current: UnfinishedFile | null;
}

const name = 'unfinished.json';

/** Replaces what the folder says, in one step: a line of JSON, and a line with its signature. */
export async function writeUnfinished(
  folder: string,
  unfinished: UnfinishedExport,
  privateKey: KeyObject,
): Promise<void> {
  const file = path.join(folder, name);
  const content = JSON.stringify(unfinished);
  const signature = sign(null, Buffer.from(content), privateKey).toString('base64');
  await writeFile(`${file}.new`, `${content}\n${signature}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}

/**
 * Reads how far the export of a run is. What the key signs in the end is what it has signed on the way.
 *
 * @throws CheckpointProblem when that run has left no unfinished export in the folder, or not with this key
 */
export async function readUnfinished(
  folder: string,
  runId: string,
  privateKey: KeyObject,
): Promise<UnfinishedExport> {
  const text = await readFile(path.join(folder, name), 'utf8').catch(() => '');
  const [content = '', signature = ''] = text.split('\n');
  const signed = Buffer.from(signature, 'base64');
  if (content !== '' && !verify(null, Buffer.from(content), publicKeyOf(privateKey), signed)) {
    throw new CheckpointProblem(`${name} in ${folder} is not what this key has signed: begin anew`);
  }
  // What the key has signed was written by `writeUnfinished`
  const unfinished: UnfinishedExport | null = content === '' ? null : JSON.parse(content);
  if (unfinished?.runId === runId) return unfinished;
  throw new CheckpointProblem(`The run ${runId} has left no export in ${folder} to go on with`);
}

/** Says that the export has ended. */
export async function endUnfinished(folder: string): Promise<void> {
  await rm(path.join(folder, name), { force: true });
  await rm(path.join(folder, `${name}.new`), { force: true });
}
