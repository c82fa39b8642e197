/**
 * Wakes whoever waits for new events. It carries nothing: a lost ring costs only the time until the
 * next safety poll, and any number of rings may become one.
 */
export interface Doorbell {
  /** Tells the waiters of this topic that something was committed. Never throws, never waits. */
  ring(topic: string): void;
  /** Calls `listener` after rings of the topic. @returns a function that stops the calls */
  listen(topic: string, listener: () => void): () => void;
}
