import type { Logger } from 'pino';

/** Closes resources, the newest first. */
export interface Closing {
  /** Adds a resource. */
  add(name: string, close: () => Promise<unknown>): void;
  /**
   * Closes every resource, each within `patience` milliseconds. One that fails or hangs does not hold up the
   * others.
   */
  run(patience: number): Promise<void>;
}

export function createClosing(log: Logger): Closing {
  const steps: { readonly name: string; readonly close: () => Promise<unknown> }[] = [];
  return {
    add(name, close) {
      steps.push({ name, close });
    },
    async run(patience) {
      for (let step = steps.pop(); step; step = steps.pop()) {
        try {
          await within(patience, step.close());
        } catch (err) {
          log.error({ err, step: step.name }, 'shutdown step failed');
        }
      }
    },
  };
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`took longer than ${milliseconds} ms`)),
      milliseconds,
    );
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
