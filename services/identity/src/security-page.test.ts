import { existsSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);

function testsOf(row: string): string[] {
  return row.match(/[\w./-]+\.test\.ts/gu) ?? [];
}

it('names only tests that exist, at least one a row', () => {
  const page = readFileSync(new URL('docs/security.md', root), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (?:asks|-)/u.test(line));

  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => testsOf(row).length === 0)).toEqual([]);
  const missing = rows.flatMap(testsOf).filter((test) => !existsSync(new URL(test, root)));
  expect(missing).toEqual([]);
});
