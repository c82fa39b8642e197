import { expect, it } from 'vitest';

import { steadyList } from './steady-list.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

it.each([
  ['keeps back what comes between', ['a', 'd'], 'ad'],
  ['keeps back what comes first', ['b', 'c', 'd'], 'bcd'],
  ['shows what comes last', ['a', 'b'], 'abcd'],
  ['forgets what is gone', ['a', 'b', 'x'], 'abcd'],
  ['shows everything where nothing is known', [], 'abcd'],
  ['shows everything where nothing of it is left', ['x'], 'abcd'],
])('%s', (_what, known, shown) => {
  const ids = steadyList(items, new Set(known)).map(({ id }) => id);
  expect(ids.join('')).toBe(shown);
});
