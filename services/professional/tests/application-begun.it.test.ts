import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { sections } from '../src/testing/approve.ts';
import { register } from './market.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest);
});

afterAll(() => harness.stop());

it('is begun once, by whichever section is saved first', async () => {
  for (let nth = 0; nth < 10; nth += 1) {
    const id = newUserId();
    await register(harness, id, 'Salem');
    const client = await harness.as(id);
    // As many as a command tries: the last of them loses to two others at most
    const saved = await Promise.all(
      Object.entries(sections)
        .slice(0, 3)
        .map(([name, body]) => client.put(`/api/professional/application/${name}`, body)),
    );
    expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 200));
  }
});
