import { expect, it } from 'vitest';

import { isLongText } from './is-long-text.ts';

it('counts letters, and lines that somebody has begun', () => {
  expect(isLongText('')).toBe(false);
  expect(isLongText('a'.repeat(114))).toBe(false);
  expect(isLongText('a'.repeat(115))).toBe(true);
  expect(isLongText('one\n\nthree')).toBe(false);
  expect(isLongText('one\ntwo\nthree\nfour')).toBe(true);
  expect(isLongText(`one\n${'a'.repeat(77)}`)).toBe(true);
});
