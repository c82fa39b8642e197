import { describe, expect, it } from 'vitest';

import { afterRefusedVersion, versionToChange } from './version-to-change.ts';

const hours = { from: 540, to: 780 };

describe('the version that a change is based on', () => {
  it('is the newest one while the part is the same, and never one from before', () => {
    const shown = { version: 2, part: hours };
    expect(versionToChange(shown, { version: 3, part: { ...hours } })).toBe(3);
    // What was just saved has not been read yet
    expect(versionToChange(shown, { version: 1, part: hours })).toBe(2);
  });

  it('is the one that was shown once somebody else has changed the part', () => {
    expect(versionToChange({ version: 2, part: hours }, { version: 3, part: null })).toBe(2);
  });
});

describe('a version that was no longer the newest', () => {
  const shown = { version: 2, part: hours };
  const sent = { version: 2, part: { from: 540, to: 900 } };

  it('is replaced by the newest one when nobody’s values would be lost', () => {
    // Another part was changed
    const newest = { version: 3, part: { ...hours } };
    expect(afterRefusedVersion({ shown, sent, newest })).toBe('send-again');
    // The same change was made twice
    const twice = { version: 3, part: { ...sent.part } };
    expect(afterRefusedVersion({ shown, sent, newest: twice })).toBe('send-again');
  });

  it('makes the person choose when other values were saved', () => {
    const newest = { version: 3, part: { from: 600, to: 780 } };
    expect(afterRefusedVersion({ shown, sent, newest })).toBe('ask');
  });

  it('is not sent again and again when nothing newer can be read', () => {
    expect(afterRefusedVersion({ shown, sent, newest: shown })).toBe('unknown');
  });
});
