import type { Metrics } from '@osta/platform/telemetry/create-metrics';

import type { RealtimeBus } from './realtime-bus.ts';

/** The same bus, counted: what was published, what was heard, and how often something may have been missed. */
export function observedBus(
  bus: RealtimeBus,
  { realtimeReports }: Pick<Metrics, 'realtimeReports'>,
): RealtimeBus {
  return {
    publish(message) {
      realtimeReports.inc({ kind: 'published' });
      bus.publish(message);
    },
    listen: (listener) =>
      bus.listen({
        onMessage(message) {
          realtimeReports.inc({ kind: 'heard' });
          listener.onMessage(message);
        },
        onGap() {
          realtimeReports.inc({ kind: 'gap' });
          listener.onGap();
        },
      }),
    close: () => bus.close(),
  };
}
