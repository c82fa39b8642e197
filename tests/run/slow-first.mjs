import path from 'node:path';

import { BaseSequencer } from 'vitest/node';

import { slowFiles } from './slow-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');

const isSlow = ({ moduleId }) => Object.hasOwn(slowFiles, path.relative(root, moduleId));

/**
 * Starts the files that are known to be slow before all others: the last of them would have one of two workers to
 * itself. Vitest knows how long a file takes only from a run before, and a fresh clone has none.
 */
export class SlowFirst extends BaseSequencer {
  async sort(specifications) {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is the method of the sequencer, not that of an array
    const sorted = await super.sort(specifications);
    return [...sorted.filter(isSlow), ...sorted.filter((each) => !isSlow(each))];
  }
}
