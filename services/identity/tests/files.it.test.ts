import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { diskFiles } from '@osta/platform/files/disk-files';
import type { FileStore } from '@osta/platform/files/file-store';
import { s3Files } from '@osta/platform/files/s3-files';
import { afterAll, describe, expect, it } from 'vitest';

import { startS3 } from './s3-server.ts';

/** One contract, two stores. The second is a real server with the S3 API. */

const s3 = await startS3();
const directory = mkdtempSync(join(tmpdir(), 'osta-files-'));
if (typeof s3 === 'string') {
  if (process.env['OSTA_REQUIRE_INFRASTRUCTURE'] === '1') throw new Error(s3);
  process.stderr.write(`Skipped, because there is no S3 server: ${s3}\n`);
}

afterAll(async () => {
  if (typeof s3 !== 'string') await s3.stop();
});

const stores: readonly (readonly [string, FileStore | null])[] = [
  ['a folder', diskFiles(directory)],
  ['a bucket', typeof s3 === 'string' ? null : s3Files(s3.config)],
];

describe.each(stores.filter((entry): entry is [string, FileStore] => entry[1] !== null))(
  'files in %s',
  (_where, files) => {
    it('are read back unchanged, and gone after deletion', async () => {
      const bytes = Uint8Array.from({ length: 300_000 }, (_, n) => n % 251);
      await files.put('avatars/first.webp', bytes, 'image/webp');

      expect(Buffer.from((await files.get('avatars/first.webp')) ?? [])).toEqual(
        Buffer.from(bytes),
      );
      await files.put('avatars/first.webp', Uint8Array.of(1, 2, 3), 'image/webp');
      expect([...((await files.get('avatars/first.webp')) ?? [])]).toEqual([1, 2, 3]);
      await files.delete('avatars/first.webp');
      await files.delete('avatars/first.webp');
      expect(await files.get('avatars/first.webp')).toBeNull();
      expect(await files.get('avatars/never.webp')).toBeNull();
    });

    it('are complete, also after concurrent writes under one name', async () => {
      const versions = Array.from({ length: 8 }, (_, n) => new Uint8Array(100_000).fill(n));
      await Promise.all(
        versions.map((bytes) => files.put('avatars/raced.webp', bytes, 'image/webp')),
      );
      const kept = (await files.get('avatars/raced.webp')) ?? new Uint8Array();

      expect(kept.length).toBe(100_000);
      expect(new Set(kept).size).toBe(1);
      await files.delete('avatars/raced.webp');
    });
  },
);

it('a folder keeps no temporary files, and refuses names that lead out of it', async () => {
  const files = diskFiles(directory);
  expect(readdirSync(join(directory, 'avatars'))).toEqual([]);
  for (const name of ['../secret', 'avatars/../../x.webp', '/etc/passwd', 'avatars/a/b.webp']) {
    await expect(async () => files.get(name)).rejects.toThrow('Not a name of a file');
  }
});

it.skipIf(typeof s3 === 'string')('a bucket reports a wrong key and a missing server', async () => {
  if (typeof s3 === 'string') return;
  const { config } = s3;
  const wrong = s3Files({ ...config, secretAccessKey: 'a guess' });
  await expect(wrong.put('avatars/a.webp', Uint8Array.of(1), 'image/webp')).rejects.toThrow('403');
  const nowhere = s3Files({ ...config, endpoint: 'http://127.0.0.1:9' });
  await expect(nowhere.get('avatars/a.webp')).rejects.toThrow(/fetch failed/u);
});
