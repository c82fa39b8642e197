import { expect, it } from 'vitest';

import { portablePattern } from './portable-pattern.ts';

it.each([
  [String.raw`^\d{6}$`, '^[0-9]{6}$'],
  [String.raw`^[\w-]{22}$`, '^[A-Za-z0-9_-]{22}$'],
  [String.raw`^[\d-]\d\/$`, '^[0-9-][0-9]/$'],
  [String.raw`^\+[1-9]\\d$`, String.raw`^\+[1-9]\\d$`],
  [String.raw`[\p{L}\p{N}]`, undefined],
  [String.raw`(?<year>\d)`, undefined],
])('%s is %s for other engines', (pattern, portable) => {
  expect(portablePattern(pattern)).toBe(portable);
});
