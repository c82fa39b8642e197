import { createHash, createPublicKey, randomUUID, sign, verify, type KeyObject } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The newest event of a stream: id of the stream, version, hash in hexadecimal digits. */
export type Head = readonly [id: string, version: number, hash: string];

/** What a checkpoint says about the event table of one service. */
export interface CoveredLog {
  /** The schema of the service. */
  readonly log: string;
  /** The first transaction number that it covers. */
  readonly from: string;
  /** The first one that it does not cover. */
  readonly to: string;
  /** Number of events between the two. */
  readonly events: number;
  /** Of every stream with events between the two, by id. Each hash covers all events of the stream before it. */
  readonly heads: readonly Head[];
  /**
   * The mark of every event between the two, in the order of the log: the first eight bytes of its hash, all in base64.
   * It tells which event differs, and that none has got another place. Absent in files of before.
   */
  readonly marks?: string;
}

/** What the log was at a moment, since the checkpoint before. */
export interface Checkpoint {
  /** 1, 2, 3 … */
  readonly sequence: number;
  /** ISO 8601, UTC. */
  readonly time: string;
  /** SHA-256 of the file of the checkpoint before, in hexadecimal digits; `null` for the first. */
  readonly previous: string | null;
  readonly logs: readonly CoveredLog[];
}

/** A file of the folder. */
export interface CheckpointFile {
  readonly name: string;
  /** SHA-256 of the file, in hexadecimal digits. */
  readonly hash: string;
  /** `unsigned` when it is not what the key has signed. */
  readonly checkpoint: Checkpoint | 'unsigned';
}

/** A checkpoint cannot be taken. The message is one sentence for the operator. */
export class CheckpointProblem extends Error {
  override readonly name = 'CheckpointProblem';
}

/** Returns the name of the file of a checkpoint. */
export function checkpointName(sequence: number): string {
  return `${String(sequence).padStart(8, '0')}.jsonl`;
}

/**
 * Returns the names of the checkpoints in a folder, oldest first. A folder that is not there has none.
 *
 * @throws CheckpointProblem when it cannot be read
 */
export async function listCheckpoints(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw unreadable(folder, error);
  });
  return names.filter((name) => /^\d{8}\.jsonl$/u.test(name)).toSorted();
}

/**
 * Reads one checkpoint: a line of JSON, and a line with the signature of the first.
 *
 * @throws CheckpointProblem when the file cannot be read
 */
export async function readCheckpoint(
  folder: string,
  name: string,
  publicKey: KeyObject,
): Promise<CheckpointFile> {
  const file = path.join(folder, name);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw unreadable(file, error);
  });
  const [content = '', signature = ''] = text.split('\n');
  const isSigned = verify(null, Buffer.from(content), publicKey, Buffer.from(signature, 'base64'));
  // What the key has signed was written by `writeCheckpoint`
  const checkpoint: Checkpoint | 'unsigned' = isSigned ? JSON.parse(content) : 'unsigned';
  return { name, hash: sha256(text), checkpoint };
}

/**
 * Writes the next checkpoint. A file is there with all its bytes or not at all, and none is ever replaced.
 *
 * @returns the file as it can be read
 * @throws CheckpointProblem when another process has written the same number at this moment, or the folder does not take it
 */
export async function writeCheckpoint(
  folder: string,
  checkpoint: Checkpoint,
  privateKey: KeyObject,
): Promise<CheckpointFile> {
  const content = JSON.stringify(checkpoint);
  const signature = sign(null, Buffer.from(content), privateKey).toString('base64');
  const text = `${content}\n${signature}\n`;
  const name = checkpointName(checkpoint.sequence);
  // Processes in containers have the same numbers
  const aside = path.join(folder, `.${name}.${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(aside, text, { mode: 0o600, flush: true });
    await link(aside, path.join(folder, name));
  } catch (cause) {
    throw new CheckpointProblem(`Checkpoint ${name} cannot be written: ${whyNot(cause)}`, {
      cause,
    });
  } finally {
    await rm(aside, { force: true }).catch(() => undefined);
  }
  return { name, hash: sha256(text), checkpoint };
}

function unreadable(place: string, cause: unknown): CheckpointProblem {
  return new CheckpointProblem(
    `${whyNot(cause)}: let this user read ${place}, or name another folder of checkpoints`,
    { cause },
  );
}

function whyNot(cause: unknown): string {
  if (!(cause instanceof Error)) return 'its folder does not take it';
  return 'syscall' in cause &&
    cause.syscall === 'link' &&
    'code' in cause &&
    cause.code === 'EEXIST'
    ? 'another process has written it at this moment'
    : cause.message;
}

/** Returns the key that checks the signatures of a private one; a public key as it is. */
export function publicKeyOf(key: KeyObject): KeyObject {
  return key.type === 'private' ? createPublicKey(key) : key;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
