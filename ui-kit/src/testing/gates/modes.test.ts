import { describe, expect, it } from 'vitest';

import { pictured, visitsOf } from './modes.ts';

const locales = ['ar', 'en'] as const;

/** Returns the modes of a run, with their language. */
function seen(scope: 'pairs' | 'each'): readonly string[][] {
  return locales.flatMap((locale) =>
    visitsOf(scope, locale)
      .filter(({ isLookedAt }) => isLookedAt)
      .map(({ appearance, width }) => [locale, appearance, String(width)]),
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
    const met = new Set(seen('pairs').map((mode) => `${mode[one]} ${mode[other]}`));
    const wanted = values[one].flatMap((each) => values[other].map((with_) => `${each} ${with_}`));
    expect([...met].toSorted()).toEqual(wanted.toSorted());
  });

  it('are all eight when everything is tested', () => {
    expect(new Set(seen('each').map((mode) => mode.join(' '))).size).toBe(8);
  });

  it('take pictures in the modes of the accepted ones', () => {
    for (const scope of ['pairs', 'each'] as const) {
      for (const visit of locales.flatMap((locale) => visitsOf(scope, locale))) {
        if (visit.picture === undefined) continue;
        const { appearance, width } = visit;
        expect(pictured[visit.picture]).toEqual({ appearance, width });
      }
    }
  });
});
