import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { diskFiles } from '@osta/platform/files/disk-files';
import { describe, expect, it } from 'vitest';

import { keepsFiles } from './keeps-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'osta-files-'));
const files = diskFiles(directory);

describe('files in a folder', () => {
  keepsFiles(() => files);
});

it('a folder keeps no temporary files, and refuses names that lead out of it', async () => {
  expect(readdirSync(join(directory, 'avatars'))).toEqual([]);
  for (const name of ['../secret', 'avatars/../../x.webp', '/etc/passwd', 'avatars/a/b.webp']) {
    await expect(async () => files.get(name)).rejects.toThrow('Not a name of a file');
  }
});
