import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CheckpointProblem, listCheckpoints } from './checkpoint-folder.ts';
import { lateAfterMs, lateSentence, noteTaken } from './last-taken.ts';

let directory: string;
let folder: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'osta-taken-'));
  folder = path.join(directory, 'checkpoints');
});

afterEach(() => rm(directory, { recursive: true }));

describe('checkpoints', () => {
  it('are well from a success on, until two were missed', async () => {
    await noteTaken(folder);
    const noted = new Date('2026-03-01T08:00:00Z');
    await utimes(path.join(folder, 'last-taken'), noted, noted);

    const late = noted.getTime() + lateAfterMs;
    expect(await lateSentence(folder, new Date(late))).toBeNull();
    expect(await lateSentence(folder, new Date(late + 60_000))).toContain('for 26 minutes');

    await noteTaken(folder);
    expect(await lateSentence(folder, new Date())).toBeNull();
  });

  it('are not well before the first', async () => {
    expect(await lateSentence(folder, new Date())).toContain('No checkpoint was ever taken');
  });

  it('are noted beside them, and not as one', async () => {
    await noteTaken(folder);
    expect(await listCheckpoints(folder)).toEqual([]);
  });

  it('cannot be kept where nothing can be written, which says what to do', async () => {
    await writeFile(folder, 'a file');
    const refused = noteTaken(folder);
    await expect(refused).rejects.toThrow(CheckpointProblem);
    await expect(refused).rejects.toThrow(/checkpoints: E\w+: .*Let this user write to it/u);
  });
});
