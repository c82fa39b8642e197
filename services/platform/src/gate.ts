/** More tasks are requested than can run in time. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Runs a limited number of tasks at once. */
export type Gate = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a gate that runs `width` tasks at once and queues `queue` more, first come, first served.
 *
 * @throws Overloaded at once when the queue is full
 */
export function gate(width: number, queue: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running >= width) {
      if (waiting.length >= queue) throw new Overloaded(`${width} running, ${queue} waiting`);
      // A finished task passes its place to the next one, so `running` stays the same
      await new Promise<void>((enter) => {
        waiting.push(enter);
      });
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
