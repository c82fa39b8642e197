// @module-tag volumes
import { s3Files } from '@osta/platform/files/s3-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { keepsFiles } from './keeps-files.ts';
import { startS3, type S3Server } from './s3-server.ts';

/** Milliseconds: the first start on a machine builds the server. */
const longBuild = 1_300_000;

let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3();
}, longBuild);

afterAll(async () => {
  await s3.stop();
});

describe('files in a bucket', () => {
  keepsFiles(() => s3Files(s3.config));

  it('report a wrong key and a missing server', async () => {
    const wrong = s3Files({ ...s3.config, secretAccessKey: 'a guess' });
    await expect(wrong.put('avatars/a.webp', Uint8Array.of(1), 'image/webp')).rejects.toThrow(
      '403',
    );
    const nowhere = s3Files({ ...s3.config, endpoint: 'http://127.0.0.1:9' });
    await expect(nowhere.get('avatars/a.webp')).rejects.toThrow(/fetch failed/u);
  });
});
