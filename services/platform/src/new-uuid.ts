import { randomFillSync } from 'node:crypto';

import { v7 } from 'uuid';

/** Random bytes in stock: asking the system for sixteen at a time costs more than the rest of an id. */
const stock = new Uint8Array(4096);
let used = stock.length;

/** Sixteen bytes that nobody has seen before. */
export function randomBytes16(): Uint8Array {
  if (used === stock.length) {
    randomFillSync(stock);
    used = 0;
  }
  used += 16;
  return stock.subarray(used - 16, used);
}

/** A new UUIDv7. Sorts by time, not by order within a millisecond. */
export function newUuid(): string {
  return v7({ msecs: Date.now(), random: randomBytes16() });
}
