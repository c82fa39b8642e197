import { randomFillSync } from 'node:crypto';

import { v7 } from 'uuid';

/** A buffer of random bytes: requesting sixteen at a time costs more than the rest of an id. */
const stock = new Uint8Array(4096);
let used = stock.length;

/** Returns sixteen fresh random bytes. */
export function randomBytes16(): Uint8Array {
  if (used === stock.length) {
    randomFillSync(stock);
    used = 0;
  }
  used += 16;
  return stock.subarray(used - 16, used);
}

/** Returns a new UUIDv7. Ids sort by time, but not within a millisecond. */
export function newUuid(): string {
  return v7({ msecs: Date.now(), random: randomBytes16() });
}
