import { afterEach, beforeEach } from 'vitest';

/**
 * Makes the tests of a story chapters, each of which needs the ones before: after a failed one, the
 * others are skipped. One fault is one failure.
 */
export function tellInChapters(): void {
  let failed: string | undefined;
  beforeEach(({ skip }) => {
    if (failed !== undefined) skip(`“${failed}” has failed`);
  });
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') failed ??= task.name;
  });
}
