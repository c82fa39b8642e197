import type { Consumer } from 'kafkajs';

/** Observes when a consumer ends. */
export interface Watch {
  /** Settles with the error that ended the consumer, or with `undefined` after `stop`. Never rejects. */
  readonly ended: Promise<Error | undefined>;
  stop(): void;
}

/** Watches a consumer for two ways to end: the crash that kafkajs reports, and the silence that it does not. */
export function watchConsumer(consumer: Consumer, silenceMs: number): Watch {
  let settle: ((error: Error | undefined) => void) | undefined;
  const ended = new Promise<Error | undefined>((resolve) => {
    settle = resolve;
  });
  let lastSign = performance.now();
  const sign = (): void => {
    lastSign = performance.now();
  };
  const { CRASH, HEARTBEAT, FETCH, GROUP_JOIN } = consumer.events;
  const removers = [HEARTBEAT, FETCH, GROUP_JOIN].map((event) => consumer.on(event, sign));
  removers.push(consumer.on(CRASH, ({ payload }) => settle?.(payload.error)));
  const watchdog = setInterval(() => {
    if (performance.now() - lastSign < silenceMs) return;
    settle?.(new Error(`The consumer gave no sign of life for ${silenceMs} ms`));
  }, silenceMs / 3);
  watchdog.unref();

  return {
    ended,
    stop() {
      clearInterval(watchdog);
      for (const remove of removers) remove();
      settle?.(undefined);
    },
  };
}
