import { describe, expect, it } from 'vitest';

import { CategoryId } from './category-id.ts';
import { categoryList } from './category-list.ts';
import { categoryOf } from './category-of.ts';
import { categoryName, placeName, serviceName } from './names.ts';
import { PlaceId } from './place-id.ts';
import { placeList } from './place-list.ts';
import { ownSearchWords } from './search-words.ts';
import { ServiceId } from './service-id.ts';

const services = categoryList.flatMap((category) => category.services);

function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, n) => ids.indexOf(id) !== n);
}

describe('trades and their services', () => {
  it('have unique ids', () => {
    expect(repeated(categoryList.map(({ id }) => id))).toEqual([]);
    expect(repeated(services.map(({ id }) => id))).toEqual([]);
  });

  it('have service ids that start with the trade', () => {
    for (const category of categoryList) {
      for (const { id } of category.services)
        expect(categoryOf(ServiceId.parse(id))).toBe(category.id);
    }
  });

  it('have a name in both languages', () => {
    for (const { id, name } of categoryList) {
      expect(categoryName(CategoryId.parse(id), 'ar')).toBe(name.ar);
      expect(categoryName(CategoryId.parse(id), 'en')).toBe(name.en);
    }
    for (const { id, name } of services) {
      expect(name.ar).toMatch(/\p{Script=Arabic}/u);
      expect(serviceName(ServiceId.parse(id), 'en')).toMatch(/[a-z]/iu);
    }
  });

  it('are found by the words that people use, in either language', () => {
    const without = services.filter(({ id }) => ownSearchWords(id).length === 0);
    expect(without).toEqual([]);
    for (const [id, ...words] of [
      ['painting.interior', 'زواق حوش'],
      ['electrical.panel', 'طبلون'],
      ['electrical.sockets', 'مفتاح ضي'],
      ['plumbing.fixtures', 'شيشمة', 'حنفية'],
      ['plumbing', 'plumber'],
      ['hvac', 'كوندشن'],
      ['hvac.clean', 'clean ac'],
      ['cleaning.sofa', 'غسيل صالون'],
    ] as const) {
      expect(ownSearchWords(id)).toEqual(expect.arrayContaining(words));
    }
  });

  it('refuse unknown ids', () => {
    expect(ServiceId.safeParse('plumbing').success).toBe(false);
    expect(CategoryId.safeParse('plumbing.leak').success).toBe(false);
  });
});

describe('places', () => {
  const byId = new Map(placeList.map((place) => [place.id, place]));

  it('have unique ids', () => {
    expect(repeated(placeList.map(({ id }) => id))).toEqual([]);
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
