import { expect, it } from 'vitest';

import { nextVersion, opened, refused, taken } from './versioned-state.ts';

const [first, second, third] = [
  { version: 1, part: 'first' },
  { version: 2, part: 'second' },
  { version: 3, part: 'third' },
];
const mine = { version: 1, part: 'mine' };

it('keeps mine on top of what the person saw, and not of what came after it', () => {
  const { state, sendAgainAt } = refused(opened(first), mine, second);
  expect(sendAgainAt).toBeNull();
  expect(state.conflict).toEqual({ saved: second, sent: 'mine' });
  // Read by then, but not shown
  expect(nextVersion(state, third)).toBe(2);

  const again = refused(state, { ...mine, version: 2 }, third);
  expect(again.state.conflict?.saved).toEqual(third);
  expect(nextVersion(again.state, third)).toBe(3);
});

it('is based on what is saved once the person has taken it', () => {
  const state = taken(refused(opened(first), mine, second).state);
  expect(state).toEqual(opened(second));
  expect(nextVersion(state, first)).toBe(2);
});

it('sends again at once where nobody would lose anything', () => {
  const published = { version: 2, part: 'first' };
  const state = opened(first);
  expect(refused(state, mine, published)).toEqual({ state, sendAgainAt: 2 });
  expect(refused(state, mine, first)).toEqual({ state, sendAgainAt: null });
});

it('begins at 0 for what is new', () => {
  expect(nextVersion(opened<string>(null), null)).toBe(0);
});
