import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { CheckpointProblem } from './checkpoint-folder.ts';

/** Beside the checkpoints. Its age is that of the last success, whether or not something new was signed. */
const fileName = 'last-taken';

/** Milliseconds without a success from which checkpoints are late: two were missed. */
export const lateAfterMs = 25 * 60_000;

/**
 * Notes that checkpoints were taken now. Writes to the folder even when nothing new was recorded, so that a folder
 * which takes none is found at once.
 *
 * @throws CheckpointProblem when the folder does not take it
 */
export async function noteTaken(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path.join(folder, fileName), `${new Date().toISOString()}\n`, { mode: 0o600 });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CheckpointProblem(
      `No checkpoint can be kept in ${folder}: ${why}. Let this user write to it, or name another folder`,
      { cause },
    );
  }
}

/**
 * Returns why a folder says that checkpoints are not taken any more.
 *
 * @returns one sentence; `null` when all is well
 */
export async function lateSentence(folder: string, now: Date): Promise<string | null> {
  const noted = await stat(path.join(folder, fileName)).catch(() => null);
  if (noted === null) return `No checkpoint was ever taken into ${folder}.`;
  const age = now.getTime() - noted.mtimeMs;
  if (age <= lateAfterMs) return null;
  return `No checkpoint was taken into ${folder} for ${Math.floor(age / 60_000)} minutes: the log of the process says why.`;
}
