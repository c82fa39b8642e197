import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createMetrics } from './create-metrics.ts';
import { observeCheckpoints } from './observe-checkpoints.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

it('tells how long ago the log was last signed, at the moment of the question', async () => {
  const metrics = createMetrics();
  let last = new Date();
  observeCheckpoints(() => last, metrics);

  vi.setSystemTime(new Date('2026-03-01T08:30:00Z'));
  expect(await metrics.read()).toContain('\ncheckpoint_age_seconds 1800\n');

  last = new Date();
  expect(await metrics.read()).toContain('\ncheckpoint_age_seconds 0\n');
});
