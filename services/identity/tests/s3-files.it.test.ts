// @module-tag volumes
import process from 'node:process';

import { s3Files } from '@osta/platform/files/s3-files';
import { afterAll, describe, expect, it } from 'vitest';

import { keepsFiles } from './keeps-files.ts';
import { startS3 } from './s3-server.ts';

const s3 = await startS3();
if (typeof s3 === 'string') {
  const { CI, OSTA_REQUIRE_INFRASTRUCTURE } = process.env;
  if (CI === 'true' || OSTA_REQUIRE_INFRASTRUCTURE === '1') throw new Error(s3);
  process.stderr.write(`Skipped, because there is no S3 server: ${s3}\n`);
}

afterAll(async () => {
  if (typeof s3 !== 'string') await s3.stop();
});

/** The configuration of the server. The tests are skipped where there is none. */
function config() {
  if (typeof s3 === 'string') throw new Error(s3);
  return s3.config;
}

describe.skipIf(typeof s3 === 'string')('files in a bucket', () => {
  keepsFiles(() => s3Files(config()));

  it('report a wrong key and a missing server', async () => {
    const wrong = s3Files({ ...config(), secretAccessKey: 'a guess' });
    await expect(wrong.put('avatars/a.webp', Uint8Array.of(1), 'image/webp')).rejects.toThrow(
      '403',
    );
    const nowhere = s3Files({ ...config(), endpoint: 'http://127.0.0.1:9' });
    await expect(nowhere.get('avatars/a.webp')).rejects.toThrow(/fetch failed/u);
  });
});
