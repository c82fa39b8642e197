import { PlaceId } from '@osta/contracts/reference/place-id';
import { placeList } from '@osta/contracts/reference/place-list';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { placesAround } from './places-around.ts';

function around(id: string): readonly (readonly string[])[] {
  return placesAround(PlaceId.parse(id));
}

describe('places around', () => {
  it('lists the town around a neighbourhood, then the district', () => {
    const [there, town, district] = around('n-hay-alandalus-gargaresh');

    expect(there).toEqual(['n-hay-alandalus-gargaresh']);
    expect(town).toContain('m-hay-alandalus');
    expect(district).toContain('m-suq-aljumaa');
    expect(district).toContain('d-tripoli');
  });

  it('lists the neighbourhoods of a town before the other towns of the district', () => {
    const [, town, district] = around('m-hay-alandalus');

    expect(town).toContain('n-hay-alandalus-gargaresh');
    expect(district).toContain('m-suq-aljumaa');
  });

  it('treats the whole district as one town', () => {
    const [there, town, district] = around('d-tripoli');

    expect(there).toEqual(['d-tripoli']);
    expect(town).toContain('m-suq-aljumaa');
    expect(district).toEqual([]);
  });

  it('puts every place into one tier at most, and never one of another district', () => {
    const anyPlace = fc.constantFrom(...placeList.map(({ id }) => id));
    const districtOf = (id: string): string => {
      const parent = placeList.find((place) => place.id === id)?.parent;
      return parent ? districtOf(parent) : id;
    };

    fc.assert(
      fc.property(anyPlace, (id) => {
        const all = around(id).flat();
        expect(new Set(all).size).toBe(all.length);
        expect(new Set(all.map(districtOf))).toEqual(new Set([districtOf(id)]));
      }),
    );
  });
});
