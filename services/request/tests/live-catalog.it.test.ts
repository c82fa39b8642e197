import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { requestManifest } from '../src/manifest.ts';
import { liveCatalog } from './live-catalog.sql.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(requestManifest);
});

afterAll(() => harness.stop());

it('equals the known result of the migrations', async () => {
  const lines = await harness.query<{ line: string }>(liveCatalog);
  const catalog = lines.map(({ line }) => `${line}\n`).join('');

  await expect(catalog).toMatchFileSnapshot('live-catalog.golden.txt');
});
