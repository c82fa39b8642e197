import { Gauge } from 'prom-client';

import type { Metrics } from './create-metrics.ts';

/** Registers the gauge of how long ago the log was last signed, for a process that takes the checkpoints. */
export function observeCheckpoints(lastTaken: () => Date, metrics: Metrics): void {
  const age = new Gauge({
    name: 'checkpoint_age_seconds',
    help: 'How long ago checkpoints of the log were last taken, whether or not something was new',
    registers: [metrics.registry],
  });
  metrics.onAsked(async () => {
    age.set((Date.now() - lastTaken().getTime()) / 1000);
  });
}
