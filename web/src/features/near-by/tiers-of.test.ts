import type { ListedProfessional } from '@osta/contracts/professional/api';
import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';

import { tiersOf } from './tiers-of.ts';

function at(distanceMeters: number | null): ListedProfessional {
  return { distanceMeters } as ListedProfessional;
}

it.each([
  ['nobody', [], null],
  ['people without a distance', [null, null], null],
  ['a street', [0, 400, 30_000], null],
  ['a town and the next one', [400, 30_000, 30_001, 600_000], [2, 2]],
  ['the other end of the country', [640_000], [0, 1]],
])('tells apart %s', (_what, distances, expected) => {
  const tiers = tiersOf(distances.map(at));
  expect(tiers && [tiers.near.length, tiers.far.length]).toEqual(expected);
});

it('loses nobody and moves nobody', () => {
  assert(
    property(array(integer({ min: 0, max: 1_000_000 })), (distances) => {
      const list = distances.toSorted((a, b) => a - b).map(at);
      const tiers = tiersOf(list);
      expect(tiers === null ? list : [...tiers.near, ...tiers.far]).toEqual(list);
    }),
  );
});
