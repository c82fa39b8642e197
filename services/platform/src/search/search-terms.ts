import { stemmer } from 'stemmer';

import { alikeLetters } from './alike-letters.ts';

/** A word of a text, in the two forms in which the search compares it. */
export interface SearchTerm {
  /** The folded word: one alef, no marks, small Latin letters, no article. */
  readonly word: string;
  /** The word without particles and endings. Equal stems count as one word. */
  readonly stem: string;
}

const folds: readonly (readonly [RegExp, string])[] = [
  ...Object.entries(alikeLetters).map(
    ([letters, letter]) => [new RegExp(`[${letters}]`, 'gu'), letter] as const,
  ),
  [/يي/gu, 'ي'],
];

/** Words that do not describe a service. Folded. */
const stopWords = new Set(
  `في من علي عن مع الي لي انا احتاج محتاج محتاجه نحتاج اريد نريد نبي ابي نبو نبغي ابحث مطلوب
   يوجد عندي عندنا عنده ممكن لو سمحت شركه فني احسن افضل ارخص رخيص قريب مني سعر اسعار كم واحد
   a an the my our your i we need want looking for to of in on at is are it with and or someone
   somebody who can near me best cheap good price cost company please that does not doesn t isn s
   there how much get`
    .split(/\s+/u)
    .filter(Boolean),
);

const isArabic = /\p{Script=Arabic}/u;

function fold(text: string): string {
  let folded = text.normalize('NFKC').toLowerCase();
  // Folding removes hamzas, and would turn water (ماء) into a particle (ما)
  folded = folded.replaceAll(/(?<!\p{L})(ال)?ماء(?!\p{L})/gu, '$1مياه');
  for (const [letters, letter] of folds) folded = folded.replaceAll(letters, letter);
  return folded.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

const prefixes = ['وال', 'بال', 'كال', 'فال', 'عال', 'ال', 'لل'];
const endings = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي', 'ا'];

function withoutArticle(word: string): string {
  const rest = word.startsWith('و') && word.length > 4 ? word.slice(1) : word;
  const prefix = prefixes.find((one) => rest.startsWith(one) && rest.length >= one.length + 2);
  return prefix === undefined ? rest : rest.slice(prefix.length);
}

function withoutEndings(word: string): string {
  let stem = word;
  for (const ending of endings) {
    if (stem.endsWith(ending) && stem.length >= ending.length + 3)
      stem = stem.slice(0, -ending.length);
  }
  return stem;
}

/**
 * Light stemming, similar to light10: removes particles, the article and the most common endings, and
 * keeps at least two letters. Source: Larkey, Ballesteros and Connell, "Light stemming for Arabic
 * information retrieval" (2007). English is stemmed by Porter's algorithm.
 */
function termOf(word: string): SearchTerm {
  if (!isArabic.test(word)) return { word, stem: stemmer(word) };
  const bare = withoutArticle(word);
  return { word: bare, stem: withoutEndings(bare) };
}

/**
 * Returns a folded word without its long vowels, except the first letter: most plurals and verbal nouns differ only
 * in these (تسرب and تسريب, كابل and كوابل).
 */
export function skeleton(word: string): string {
  return word.slice(0, 1) + word.slice(1).replaceAll(/[اوي]/gu, '');
}

/** Returns the terms of a text in order, without words that do not describe a service. */
export function searchTerms(text: string): readonly SearchTerm[] {
  return wordsOf(text)
    .filter((word) => !stopWords.has(word))
    .map(termOf);
}

/** Returns the terms of a name in order, with every word: علي is a name, too. */
export function nameTerms(text: string): readonly SearchTerm[] {
  return wordsOf(text).map(termOf);
}

function wordsOf(text: string): readonly string[] {
  return fold(text)
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
