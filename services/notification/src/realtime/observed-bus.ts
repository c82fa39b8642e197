import type { Metrics } from '@osta/platform/telemetry/create-metrics';

import type { RealtimeBus } from './realtime-bus.ts';

/**
 * Wraps a bus with metrics: messages published, messages heard, and gaps in which messages may have
 * been lost.
 */
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
