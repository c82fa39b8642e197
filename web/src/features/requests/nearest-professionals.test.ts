import { describe, expect, it } from 'vitest';

import { nearestProfessionals } from './nearest-professionals.ts';

type Listed = Parameters<typeof nearestProfessionals>[0][number];

function person(id: string, distanceMeters: number | null, area: Listed['area'] = null): Listed {
  return { id, distanceMeters, area };
}

describe('the nearest professionals', () => {
  it('are at most five, in the order of the list', () => {
    const listed = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, nth) => person(id, nth * 1000));
    expect(nearestProfessionals(listed, null)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('are those who go as far as the place', () => {
    const listed = [
      person('said so', 90_000, { radiusMeters: 100_000, places: [] }),
      person('named it', 90_000, { radiusMeters: 5000, places: [{ id: 'm-palms' }] }),
      person('stays at home', 9000, { radiusMeters: 5000, places: [] }),
      person('has not said', 20_000),
      person('far away', 600_000),
    ];
    expect(nearestProfessionals(listed, 'm-palms')).toEqual([
      'said so',
      'named it',
      'has not said',
    ]);
  });

  it('are none without a place', () => {
    expect(nearestProfessionals([person('a', null)], null)).toEqual([]);
  });
});
