import { createMetrics } from '@osta/platform/telemetry/create-metrics';
import { expect, it, vi } from 'vitest';

import { memoryBus } from './memory-bus.ts';
import { observedBus } from './observed-bus.ts';
import type { RealtimeBus, RealtimeListener } from './realtime-bus.ts';

it('counts the messages of a bus, and passes them on', async () => {
  const metrics = createMetrics();
  let heard: RealtimeListener | undefined;
  const inside = memoryBus();
  const listened: RealtimeBus = {
    ...inside,
    listen(listener) {
      heard = listener;
      return inside.listen(listener);
    },
  };
  const bus = observedBus(listened, metrics);
  const listener = { onMessage: vi.fn<() => void>(), onGap: vi.fn<() => void>() };
  const stop = bus.listen(listener);
  bus.publish({ revoked: ['a'] });
  heard?.onGap();
  stop();
  bus.publish({ revoked: ['b'] });

  expect(listener.onMessage.mock.calls).toEqual([[{ hints: [], stirred: [], revoked: ['a'] }]]);
  expect(listener.onGap).toHaveBeenCalledOnce();
  const text = await metrics.read();
  expect(text).toContain('realtime_reports_total{kind="published"} 2');
  expect(text).toContain('realtime_reports_total{kind="heard"} 1');
  expect(text).toContain('realtime_reports_total{kind="gap"} 1');
});
