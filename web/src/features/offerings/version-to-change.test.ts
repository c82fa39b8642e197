import { expect, it } from 'vitest';

import { versionToChange } from './version-to-change.ts';

const hours = { from: 540, to: 780 };

it('is the newest one while the part is the same, and never one from before', () => {
  const shown = { version: 2, part: hours };
  expect(versionToChange(shown, { version: 3, part: { ...hours } })).toBe(3);
  // What was just saved has not been read yet
  expect(versionToChange(shown, { version: 1, part: hours })).toBe(2);
});

it('is the one that was shown once somebody else has changed the part', () => {
  expect(versionToChange({ version: 2, part: hours }, { version: 3, part: null })).toBe(2);
});
