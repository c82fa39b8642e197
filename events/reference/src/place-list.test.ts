import { describe, expect, it } from 'vitest';

import { placeName } from './names.ts';
import { PlaceId } from './place-id.ts';
import { placeList } from './place-list.ts';

describe('places', () => {
  const byId = new Map(placeList.map((place) => [place.id, place]));

  it('have unique ids', () => {
    expect(byId.size).toBe(placeList.length);
  });

  it('belong to a larger place of the list, except districts', () => {
    const larger: Readonly<Record<string, readonly (string | undefined)[]>> = {
      district: [undefined],
      municipality: ['district'],
      neighbourhood: ['municipality', 'district'],
    };
    const lost = placeList.filter(({ kind, parent }) => {
      const within = parent === null ? undefined : byId.get(parent);
      return (parent !== null && !within) || !larger[kind]?.includes(within?.kind);
    });

    expect(lost).toEqual([]);
  });

  it.each([
    [
      'm-tripoli-city',
      ['بن عاشور', 'النوفليين', 'الظهرة', 'سيدي المصري', 'ميزران', 'شارع الزاوية'],
    ],
    ['m-benghazi-city', ['الفويهات', 'السلماني', 'الماجوري', 'رأس عبيدة', 'الكويفية', 'بودزيرة']],
  ])('have the large neighbourhoods of %s', (city, names) => {
    const known = placeList.filter(({ parent }) => parent === city).map(({ name }) => name.ar);
    expect(known).toEqual(expect.arrayContaining(names));
  });

  it('lie near what they are a part of', () => {
    const far = placeList.filter(({ kind, parent, lat, lon }) => {
      const within = parent === null ? undefined : byId.get(parent);
      if (within === undefined || kind !== 'neighbourhood') return false;
      // A tenth of a degree is eleven kilometres
      return Math.hypot(lat - within.lat, lon - within.lon) > 0.25;
    });
    expect(far).toEqual([]);
  });

  it('are in Libya', () => {
    const abroad = placeList.filter(
      ({ lat, lon }) => !(lat > 19 && lat < 34 && lon > 9 && lon < 26),
    );

    expect(abroad).toEqual([]);
  });

  it('have a name in both languages', () => {
    for (const { id } of placeList) {
      expect(placeName(PlaceId.parse(id), 'ar')).toMatch(/\p{Script=Arabic}/u);
      expect(placeName(PlaceId.parse(id), 'en')).toMatch(/[a-z]/iu);
    }
  });
});
