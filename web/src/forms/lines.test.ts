import { expect, it } from 'vitest';

import { areSame, linesOf } from './lines.ts';

it('notices what differs', () => {
  expect(areSame(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(areSame(['a'], ['a', 'b'])).toBe(false);
  expect(areSame(['a'], ['b'])).toBe(false);
});

it('has no line for no text', () => {
  expect([null, undefined, '', 'a'].map(linesOf)).toEqual([[], [], [], ['a']]);
});
