import { describe, expect, it } from 'vitest';

import { newer } from './notifications.queries.ts';

describe('the count of the bell', () => {
  it('is the first count received', () => {
    expect(newer(undefined, { unread: 3, version: 9 })).toEqual({ unread: 3, version: 9 });
  });

  it('never goes back to an older version, in whichever order they come', () => {
    const old = { unread: 1, version: 4 };
    const young = { unread: 0, version: 5 };
    expect(newer(old, young)).toBe(young);
    expect(newer(young, old)).toBe(young);
  });

  it('prefers an answer to a hint of the same version', () => {
    const answer = { unread: 2, version: 5 };
    expect(newer({ unread: 2, version: 5 }, answer)).toBe(answer);
  });
});
