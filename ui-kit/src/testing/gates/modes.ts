import type { Appearance, Locale } from '../../provider/ui-context.ts';

/** Desktop and phone: the widths of all checks. */
export const wide = 1280;
export const phone = 390;

/** How a story is shown in one language. */
export interface Mode {
  readonly appearance: Appearance;
  readonly width: number;
}

/**
 * What a run checks. `each`: everything on each story. `pairs`: each story in both languages, in one mode each.
 * `turns`, for which `npm test` has time: each story in one language and one mode.
 */
export type Scope = 'turns' | 'pairs' | 'each';

/** A mode of one language, with the index of its picture in the accepted file, as in `pictured`. */
export interface Visit extends Mode {
  readonly picture: number;
}

/** A story among those of its file. */
export interface Place {
  readonly index: number;
  readonly count: number;
}

/** The modes of one language in the order of their pictures, which are side by side in one file. */
export const pictured: readonly Mode[] = [
  { appearance: 'light', width: wide },
  { appearance: 'dark', width: wide },
  { appearance: 'light', width: phone },
  { appearance: 'dark', width: phone },
];

const everyVisit: readonly Visit[] = pictured.map(({ appearance, width }, picture) => ({
  appearance,
  width,
  picture,
}));

/**
 * Four of the eight modes (pairwise testing): each language meets each theme and each width, and
 * each theme each width. A bug that depends on two of the three is found.
 */
const pairedVisits: Readonly<Record<Locale, readonly Visit[]>> = {
  ar: [
    { appearance: 'dark', width: wide, picture: 1 },
    { appearance: 'light', width: phone, picture: 2 },
  ],
  en: [
    { appearance: 'light', width: wide, picture: 0 },
    { appearance: 'dark', width: phone, picture: 3 },
  ],
};

/** Returns the languages in which a story is shown, in order: with `turns` one, in which it is mounted once. */
export function localesOf(scope: Scope, { index }: Place): readonly Locale[] {
  if (scope !== 'turns') return ['ar', 'en'];
  return [index % 2 === 0 ? 'ar' : 'en'];
}

/** Returns whether a story has a turn in this run, of two that the stories of a file take by turns. */
function hasTurn(scope: Scope, { index, count }: Place, turn: number): boolean {
  return scope === 'each' || count === 1 || index % 2 === turn;
}

/**
 * Returns the modes in which a story is checked in a language, in order. With `pairs` the stories of
 * a file take turns: each is seen in one mode of each language, at one width and in both themes. With
 * `turns` four stories of a file are seen in the four modes.
 */
export function visitsOf(scope: Scope, locale: Locale, place: Place): readonly Visit[] {
  if (scope === 'each') return everyVisit;
  if (scope === 'turns') {
    return pairedVisits[locale].filter((_visit, turn) => turn === Math.floor(place.index / 2) % 2);
  }
  return pairedVisits[locale].filter((_visit, turn) => hasTurn(scope, place, turn));
}

/** Returns whether a story is read at a zoom in a language: with `pairs` and `turns` once. */
export function isZoomed(scope: Scope, locale: Locale, place: Place): boolean {
  return hasTurn(scope, place, locale === 'ar' ? 0 : 1);
}

/**
 * Returns the widths at which a story is mirrored: with `pairs` the one at which it is not seen otherwise, with
 * `turns` only if it is shown in English.
 */
export function mirrorWidths(scope: Scope, place: Place): readonly number[] {
  if (!localesOf(scope, place).includes('en')) return [];
  return [phone, wide].filter((_width, turn) => hasTurn(scope, place, turn));
}
