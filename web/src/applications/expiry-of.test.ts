import { expect, it } from 'vitest';

import { expiryOf } from './expiry-of.ts';

it.each([
  [null, { kind: 'never' }],
  ['2026-11-26', { kind: 'over' }],
  ['2026-11-27', { kind: 'soon', days: 0 }],
  ['2026-11-28', { kind: 'soon', days: 1 }],
  ['2026-12-27', { kind: 'soon', days: 30 }],
  ['2026-12-28', { kind: 'far' }],
])('a document that is valid until %s: %o', (expiresOn, expiry) => {
  expect(expiryOf({ expiresOn }, '2026-11-27')).toEqual(expiry);
});
