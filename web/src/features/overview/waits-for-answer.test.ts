import { describe, expect, it } from 'vitest';

import { documentEnds } from './waits-for-answer.ts';

describe('a document', () => {
  const today = '2026-11-20';

  it.each([
    ['2026-12-20', true],
    ['2026-11-20', true],
    ['2026-12-21', false],
    [null, false],
  ])('that is valid until %s is to be renewed: %s', (expiresOn, isDue) => {
    expect(documentEnds({ review: 'accepted', expiresOn }, today)).toBe(isDue);
  });

  it('counts only once it is accepted', () => {
    expect(documentEnds({ review: 'waiting', expiresOn: '2026-11-21' }, today)).toBe(false);
    expect(documentEnds({ review: 'refused', expiresOn: '2026-11-21' }, today)).toBe(false);
  });
});
