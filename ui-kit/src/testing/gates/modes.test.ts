import { describe, expect, it } from 'vitest';

import {
  isZoomed,
  localesOf,
  mirrorWidths,
  pictured,
  type Place,
  type Scope,
  visitsOf,
} from './modes.ts';

const locales = ['ar', 'en'] as const;

/** The places of the stories of a file. */
function placesOf(count: number): readonly Place[] {
  return Array.from({ length: count }, (_, index) => ({ index, count }));
}

/** Returns the modes in which the stories of a file are seen, with their language. */
function seen(scope: Scope, count: number): readonly string[][] {
  return placesOf(count).flatMap((place) =>
    localesOf(scope, place).flatMap((locale) =>
      visitsOf(scope, locale, place).map(({ appearance, width }) => [
        locale,
        appearance,
        String(width),
      ]),
    ),
  );
}

const values = [
  ['ar', 'en'],
  ['light', 'dark'],
  ['1280', '390'],
] as const;

describe('the modes of a run', () => {
  it.each([
    ['language and theme', 0, 1],
    ['language and width', 0, 2],
    ['theme and width', 1, 2],
  ] as const)('have every pair of %s', (_name, one, other) => {
    const wanted = values[one].flatMap((each) => values[other].map((with_) => `${each} ${with_}`));
    for (const count of [1, 2, 3]) {
      const met = new Set(seen('pairs', count).map((mode) => `${mode[one]} ${mode[other]}`));
      expect([...met].toSorted()).toEqual(wanted.toSorted());
    }
  });

  it('are one for each story by turns, and four stories meet each language, theme and width twice', () => {
    const modes = seen('turns', 4);
    expect(modes).toHaveLength(4);
    for (const value of values.flat()) {
      expect(modes.filter((mode) => mode.includes(value))).toHaveLength(2);
    }
  });

  it('are all eight when everything is tested', () => {
    for (const place of placesOf(2)) {
      const modes = locales.flatMap((locale) =>
        visitsOf('each', locale, place).map(({ picture }) => `${locale} ${picture}`),
      );
      expect(new Set(modes).size).toBe(8);
    }
  });

  it('take pictures in the modes of the accepted ones', () => {
    for (const scope of ['pairs', 'each'] as const) {
      for (const place of placesOf(2)) {
        for (const visit of locales.flatMap((locale) => visitsOf(scope, locale, place))) {
          const { appearance, width } = visit;
          expect(pictured[visit.picture]).toEqual({ appearance, width });
        }
      }
    }
  });

  it('read and mirror each story once, and those of a file in each language and width', () => {
    for (const count of [1, 2, 3]) {
      const places = placesOf(count);
      const zooms = places.flatMap((place) =>
        locales.filter((locale) => isZoomed('pairs', locale, place)),
      );
      const widths = places.flatMap((place) => mirrorWidths('pairs', place));
      expect(new Set(zooms)).toEqual(new Set(locales));
      expect(new Set(widths)).toEqual(new Set([1280, 390]));
      expect(zooms).toHaveLength(Math.max(count, 2));
      expect(widths).toHaveLength(Math.max(count, 2));
    }
  });
});
