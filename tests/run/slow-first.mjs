import path from 'node:path';

import { BaseSequencer } from 'vitest/node';

import { slowFiles } from './slow-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const order = Object.keys(slowFiles);

/** The place of a file among the slow ones; after all of them when it is not slow. */
function placeOf({ moduleId }) {
  const place = order.indexOf(path.relative(root, moduleId));
  return place === -1 ? order.length : place;
}

/**
 * Starts the files that are known to be slow before all others, in the order of their list: the last of them would
 * have one of two workers to itself. Vitest knows how long a file takes only from a run before, and a fresh clone has
 * none.
 */
export class SlowFirst extends BaseSequencer {
  async sort(specifications) {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is the method of the sequencer, not that of an array
    const sorted = await super.sort(specifications);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
