import type { Appearance, Locale } from '../../provider/ui-context.ts';

/** A desktop and a phone: the widths at which everything is checked. */
export const wide = 1280;
export const phone = 390;

/** How a story is shown, in one language. */
export interface Mode {
  readonly appearance: Appearance;
  readonly width: number;
}

/** What a run asks of the stories: `each` everything of each, `pairs` what `npm test` has time for. */
export type Scope = 'pairs' | 'each';

/** A mode of one language, and what is done in it. */
export interface Visit extends Mode {
  readonly isLookedAt: boolean;
  /** The place of its picture in the accepted file: one of `pictured`. Undefined: none is taken. */
  readonly picture: number | undefined;
}

/** The modes of one language in the order of their pictures, side by side in one file. */
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
 * Four of the eight modes are looked at. Each language meets each theme and each width, and each
 * theme each width: what goes wrong for two of the three together is seen. The two pictures differ
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

/** What is visited of a story in a language, in this order. */
export function visitsOf(scope: Scope, locale: Locale): readonly Visit[] {
  return scope === 'each' ? everyVisit : pairedVisits[locale];
}
