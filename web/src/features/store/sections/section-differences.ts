import type { StoreField, StoreSection } from '@osta/contracts/store/status';

import { areSame } from '../../../forms/lines.ts';
import { namesOf } from '../../../forms/names-of.ts';
import { type SaidContent, type StoreNames, storeTexts } from '../../../stores/store-texts.ts';

interface FieldDifference {
  readonly field: StoreField;
  /** The lines that the other side does not have; of pictures all, since their order counts. */
  readonly mine: readonly string[];
  readonly saved: readonly string[];
}

const contentOf = {
  basic: 'basic',
  contact: 'contact',
  location: 'location',
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of a section
  openingHours: 'openingHours',
  features: 'features',
  social: 'social',
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of a part
  'payment-methods': 'paymentMethods',
  media: 'media',
} as const satisfies { readonly [Section in StoreSection]: keyof SaidContent };

/** What is said in each section; `null`: nothing yet. */
export type SectionBodies = {
  readonly [Section in StoreSection]: NonNullable<SaidContent[(typeof contentOf)[Section]]>;
};

/** Returns a page with another version of one section. */
export function withSection<Name extends StoreSection>(
  content: SaidContent,
  section: Name,
  body: SectionBodies[Name] | null,
): SaidContent {
  return body === null ? content : { ...content, [contentOf[section]]: body };
}

/** Returns in which fields two versions of a page differ, in the order of the form. */
export function sectionDifferences(
  mine: SaidContent,
  saved: SaidContent,
  names: StoreNames,
): readonly FieldDifference[] {
  const [here, there] = [storeTexts(mine, names), storeTexts(saved, names)];
  const differences = namesOf(here)
    .filter((field) => !areSame(here[field], there[field]))
    .map((field) => ({
      field,
      mine: without(here[field], there[field]),
      saved: without(there[field], here[field]),
    }));
  const pictures = { mine: mine.media.pictures, saved: saved.media.pictures };
  if (JSON.stringify(pictures.mine) === JSON.stringify(pictures.saved)) return differences;
  return [
    ...differences,
    { field: 'media', mine: wordsOf(pictures.mine), saved: wordsOf(pictures.saved) },
  ];
}

function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  return lines.filter((line) => !others.includes(line));
}

function wordsOf(pictures: SaidContent['media']['pictures']): readonly string[] {
  return pictures.map(({ alt }) => [alt.ar, alt.en].filter((words) => words !== '').join(' · '));
}
