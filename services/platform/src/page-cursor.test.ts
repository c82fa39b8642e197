import { Instant } from '@osta/contracts/instant';
import { expect, it } from 'vitest';

import { readCursor, writeCursor } from './page-cursor.ts';

const place = {
  at: Instant.parse('2026-03-01T08:00:00.001Z'),
  id: '01980000-0000-7000-8000-000000000001',
};

it('is read back unchanged', () => {
  expect(readCursor(writeCursor(place))).toEqual(place);
});

it.each([
  '',
  'x',
  'null',
  Buffer.from(place.id).toString('base64url'),
  `${writeCursor(place)}AAAA`,
  writeCursor({ ...place, at: Instant.parse('0000-01-01T00:00:00.000Z') }),
])('refuses %j', (cursor) => {
  expect(readCursor(cursor)).toBeUndefined();
});
