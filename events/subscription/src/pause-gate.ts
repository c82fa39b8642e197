/** A gate that lets tasks run, or makes them wait. */
export interface PauseGate {
  isClosed(): boolean;
  /**
   * Closes the gate for new tasks.
   *
   * @returns when all running tasks are done
   */
  close(): Promise<void>;
  open(): void;
  /**
   * Runs the task as soon as the gate is open.
   *
   * @throws the reason of the signal when it is aborted before that, and errors of the task
   */
  pass(task: () => Promise<void>, signal: AbortSignal): Promise<void>;
}

/** Returns an open gate. */
export function pauseGate(): PauseGate {
  const inside = new Set<Promise<void>>();
  const outside = new Set<() => void>();
  let isClosed = false;

  async function opened(signal: AbortSignal): Promise<void> {
    const isHeld = (): boolean => isClosed && !signal.aborted;
    while (isHeld()) {
      await new Promise<void>((resolve) => {
        const goOn = (): void => {
          outside.delete(goOn);
          signal.removeEventListener('abort', goOn);
          resolve();
        };
        outside.add(goOn);
        signal.addEventListener('abort', goOn);
      });
    }
    signal.throwIfAborted();
  }

  return {
    isClosed: () => isClosed,

    async close() {
      isClosed = true;
      await Promise.allSettled(inside);
    },

    open() {
      isClosed = false;
      for (const goOn of outside) goOn();
    },

    async pass(task, signal) {
      await opened(signal);
      const work = task();
      inside.add(work);
      try {
        await work;
      } finally {
        inside.delete(work);
      }
    },
  };
}
