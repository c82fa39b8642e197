import { describe, expect, it } from 'vitest';

import { nearestProfessionals } from './nearest-professionals.ts';

const listed = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id }));

describe('the nearest professionals', () => {
  it('are at most five, in the order of the list', () => {
    expect(nearestProfessionals(listed, ['g', 'f', 'e', 'd', 'c', 'b', 'a'])).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
  });

  it('are those whom the request would reach', () => {
    expect(nearestProfessionals(listed, ['e', 'b', 'not listed'])).toEqual(['b', 'e']);
    expect(nearestProfessionals(listed, [])).toEqual([]);
  });
});
