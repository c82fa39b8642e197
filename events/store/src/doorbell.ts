/**
 * Wakes the readers that wait for new events. A ring carries no data: a lost ring only delays readers until the
 * next safety poll, and several rings may become one.
 */
export interface Doorbell {
  /** Signals that events of this topic were committed. Never throws, never waits. */
  ring(topic: string): void;
  /**
   * Calls `listener` after rings of the topic.
   *
   * @returns a function that stops the calls
   */
  listen(topic: string, listener: () => void): () => void;
}
