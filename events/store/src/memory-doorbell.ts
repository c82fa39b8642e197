import type { Doorbell } from './doorbell.ts';

/** Creates a doorbell inside one process. Rings in one turn of the event loop become one call. */
export function memoryDoorbell(): Doorbell {
  const listeners = new Map<string, Set<() => void>>();
  const rung = new Set<string>();

  function answer(topic: string): void {
    rung.delete(topic);
    for (const listener of listeners.get(topic) ?? []) listener();
  }

  return {
    ring(topic: string): void {
      if (rung.has(topic) || !listeners.has(topic)) return;
      rung.add(topic);
      setImmediate(answer, topic);
    },

    listen(topic: string, listener: () => void): () => void {
      // A new function for each call: the same listener may listen twice
      const entry = (): void => listener();
      const entries = listeners.get(topic) ?? new Set();
      listeners.set(topic, entries.add(entry));
      return () => {
        entries.delete(entry);
        if (entries.size === 0) listeners.delete(topic);
      };
    },
  };
}
