import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startEmbeddedPostgres } from '@osta/infrastructure/embedded-postgres';
import { makeFolder } from '@osta/infrastructure/make-folder';
import { requireFolder } from '@osta/infrastructure/require-folder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'osta-folders-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a folder for data', () => {
  it('is created with its parents, and accepted when it exists', async () => {
    const wanted = path.join(folder, 'not', 'there', 'yet');
    const made = await Promise.all([makeFolder(wanted), makeFolder(wanted)]);

    expect(made).toEqual([wanted, wanted]);
    expect((await stat(wanted)).isDirectory()).toBe(true);
    await expect(requireFolder(wanted)).resolves.toBe(wanted);
  });

  it.runIf(process.platform === 'linux').each([
    ['where nobody can make one', requireFolder],
    [
      'where nobody can make one, for a database',
      (place: string) => startEmbeddedPostgres({ dataDirectory: path.join(place, 'postgres') }),
    ],
  ])('is refused %s', async (_name, make) => {
    await expect(make('/proc/nope')).rejects.toMatchObject({
      name: 'InfrastructureProblem',
      message: expect.stringMatching(/^No folder can be made at \/proc\/nope/u),
    });
  });

  it('is refused below a file', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const wanted = path.join(folder, 'file', 'data');

    await expect(requireFolder(wanted)).rejects.toThrow(
      `No folder can be made at ${wanted}: choose another one, as in OSTA_DATA_DIR=/var/lib/osta.`,
    );
  });

  it.runIf(process.getuid?.() !== 0)('is refused where this user may not write', async () => {
    await chmod(folder, 0o500);

    await expect(requireFolder(path.join(folder, 'data'))).rejects.toThrow(
      /^This user may not write to/u,
    );
  });
});
