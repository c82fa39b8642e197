import { expect, it } from 'vitest';

import { endOfIdIn } from './search-bookings.ts';

it.each([
  ['R-2026-0000000000B1', '0000000000b1'],
  ['r-2026-0000000000b1', '0000000000b1'],
  ['01980000-0000-7000-8000-0000000000b1', '0000000000b1'],
  ['0000000000b1', null],
  ['R-2026-0000000000B', null],
  ['Salma', null],
  ['', null],
])('finds in %j the end %j of an id', (text, end) => {
  expect(endOfIdIn(text)).toBe(end);
});
