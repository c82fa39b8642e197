import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

interface Queue {
  readonly pending: readonly unknown[];
  readonly throttledUntil: number;
}

type Check = (this: Queue) => void;

let isQuiet = false;

/**
 * Stops a timer of kafkajs 2.2.4 that fires every millisecond without end: with nothing to send and no
 * throttling, `throttledUntil` is -1 and the wait is negative (its issue 1751, unmerged). Two idle clients cost
 * 3 % of a core.
 *
 * Call once per process, before the first client.
 */
export function quietQueue(): void {
  if (isQuiet) return;
  isQuiet = true;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of kafkajs do not know this class
  const prototype = RequestQueue.prototype as { scheduleCheckPendingRequests: Check };
  const check = prototype.scheduleCheckPendingRequests;
  prototype.scheduleCheckPendingRequests = function schedule(this: Queue): void {
    if (this.pending.length === 0 && this.throttledUntil <= Date.now()) return;
    check.call(this);
  };
}
