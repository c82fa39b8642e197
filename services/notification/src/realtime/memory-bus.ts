import type { RealtimeBus, RealtimeListener } from './realtime-bus.ts';

/** Returns the bus of a single process. */
export function memoryBus(): RealtimeBus {
  const listeners = new Set<RealtimeListener>();
  return {
    publish({ hints = [], stirred = [], revoked = [] }) {
      for (const listener of listeners) listener.onMessage({ hints, stirred, revoked });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
}
