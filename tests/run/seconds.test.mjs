import { existsSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { filesBeyondLimit, secondsOfPackages } from './seconds.mjs';
import { slowFiles } from './slow-files.mjs';

const fileOf = (name, seconds) => ({ name, seconds, importSeconds: 1, errors: [], tests: [] });

it('sums the seconds of each package, with those of imports', () => {
  const files = [
    fileOf('ui-kit/src/button/button.stories.tsx', 1),
    fileOf('services/request/tests/lists.it.test.ts', 4),
    fileOf('services/request/src/domain/price.test.ts', 0),
    fileOf('tests/e2e/calls.e2e.test.ts', 3),
  ];
  expect(secondsOfPackages(files)).toBe('request 6, e2e 4, ui-kit 2');
});

it('names the files that take longer than their kind, unless there is a reason', () => {
  const files = [
    fileOf('a.it.test.ts', 5),
    fileOf('b.it.test.ts', 5.1),
    fileOf('c.e2e.test.ts', 20.1),
    fileOf('d.stories.tsx', 8.1),
    fileOf('e.test.ts', 1.1),
    fileOf('f.it.test.ts', 60),
  ];
  expect(filesBeyondLimit(files, { 'f.it.test.ts': 'starts Kafka' })).toEqual([
    '    5.1 s instead of 5  b.it.test.ts',
    '   20.1 s instead of 20  c.e2e.test.ts',
    '    8.1 s instead of 8  d.stories.tsx',
    '    1.1 s instead of 1  e.test.ts',
  ]);
});

it('has a reason only for files that exist', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const lost = Object.keys(slowFiles).filter((file) => !existsSync(path.join(root, file)));
  expect(lost).toEqual([]);
});
