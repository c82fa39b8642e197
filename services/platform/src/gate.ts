/** More is being asked for than can be done in time. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Runs tasks, so many at once. */
export type Gate = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Lets `width` tasks through at once and `queue` more wait, first come, first served.
 *
 * @throws Overloaded at once when the queue is full
 */
export function gate(width: number, queue: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running >= width) {
      if (waiting.length >= queue) throw new Overloaded(`${width} running, ${queue} waiting`);
      // Whoever leaves hands its place over, so `running` stays as it is
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
