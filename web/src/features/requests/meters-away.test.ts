import { metersBetween } from '@osta/contracts/meters-between';
import { middleOf } from '@osta/contracts/middle-of';
import { PlaceId } from '@osta/reference/place-id';
import { placeList } from '@osta/reference/place-list';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { metersAway } from './meters-away.ts';

const anyPlace = fc.constantFrom(...placeList.map(({ id }) => PlaceId.parse(id)));

const away = (from: PlaceId, to: PlaceId): number | null =>
  metersAway(
    { place: { id: from, name: '' }, location: middleOf(from) },
    { placeId: to, point: middleOf(to) },
  );

it('is told in steps of 500 m, and in whole kilometres when it is far', () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, (from, to) => {
      fc.pre(from !== to);
      const meters = away(from, to) ?? Number.NaN;
      const exact = metersBetween(middleOf(from), middleOf(to));
      expect(meters % (exact < 10_000 ? 500 : 1000)).toBe(0);
      expect(Math.abs(meters - exact)).toBeLessThanOrEqual(500);
    }),
  );
});

it('is not told within one place: the middle of it is nobody’s door', () => {
  fc.assert(
    fc.property(anyPlace, (place) => {
      expect(away(place, place)).toBeNull();
    }),
  );
});
