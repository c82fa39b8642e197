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
 * What a run checks: `each` runs everything on each story, `pairs` what `npm test` has time for.
 */
export type Scope = 'pairs' | 'each';

/** A mode of one language, and its checks. */
export interface Visit extends Mode {
  readonly isLookedAt: boolean;
  /** Index of its picture in the accepted file, as in `pictured`. Undefined: no picture. */
  readonly picture: number | undefined;
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
  isLookedAt: true,
  picture,
}));

/**
 * Four of the eight modes (pairwise testing): each language meets each theme and each width, and
 * each theme each width. A bug that depends on two of the three is found. The two pictures differ
 * in all three.
 */
const pairedVisits: Readonly<Record<Locale, readonly Visit[]>> = {
  ar: [
    { appearance: 'dark', width: wide, isLookedAt: true, picture: undefined },
    { appearance: 'light', width: phone, isLookedAt: true, picture: 2 },
  ],
  en: [
    { appearance: 'light', width: wide, isLookedAt: true, picture: undefined },
    { appearance: 'dark', width: wide, isLookedAt: false, picture: 1 },
    { appearance: 'dark', width: phone, isLookedAt: true, picture: undefined },
  ],
};

/** Returns the modes in which a story is checked in a language, in order. */
export function visitsOf(scope: Scope, locale: Locale): readonly Visit[] {
  return scope === 'each' ? everyVisit : pairedVisits[locale];
}
