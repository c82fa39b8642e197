const folds: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/g, 'ا'],
  [/ى/g, 'ي'],
  [/ؤ/g, 'و'],
  [/ئ/g, 'ي'],
  [/ة/g, 'ه'],
  [/[گڨ]/g, 'ق'],
  [/چ/g, 'ج'],
  [/ڤ/g, 'ف'],
  [/[ءـ]/g, ''],
];

/**
 * Folds a text to a form that is equal for equal meanings: no marks or accents, one alef, one ya,
 * ta marbuta as ha, no tatweel, small Latin letters, Western digits, single spaces.
 */
export function foldText(text: string): string {
  // Compose first, so that every way to write أ is one letter. Lower-case before marks are removed,
  // because a small İ is an i with a mark
  let folded = text.normalize('NFKC').toLocaleLowerCase('en');
  for (const [letters, letter] of folds) folded = folded.replaceAll(letters, letter);
  return folded
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Removes the article: `السباكة` and `سباكة` are one word for a search. */
function withoutArticle(word: string): string {
  return word.startsWith('ال') && word.length > 4 ? word.slice(2) : word;
}

/**
 * Returns how well `texts` match `query`: 0 not at all, 1 somewhere, 2 at the start of a word, 3 at
 * the start.
 */
export function matchText(query: string, texts: readonly string[]): 0 | 1 | 2 | 3 {
  const words = foldText(query).split(' ').filter(Boolean).map(withoutArticle);
  const targets = texts.map(
    (text) => ` ${foldText(text).split(' ').map(withoutArticle).join(' ')}`,
  );
  const whole = targets.join(' ');
  if (!words.every((word) => whole.includes(word))) return 0;
  const [first = ''] = words;
  if (targets.some((target) => target.startsWith(` ${words.join(' ')}`))) return 3;
  return targets.some((target) => target.includes(` ${first}`)) ? 2 : 1;
}

/** Returns a word without its long vowels, except the first letter: verbal nouns and plurals differ in these. */
function skeleton(word: string): string {
  return word.slice(0, 1) + word.slice(1).replaceAll(/[اوي]/g, '');
}

/** Removes the “and” that is written together with a word: `وتصليح`. */
function withoutAnd(word: string): string {
  return word.startsWith('و') && word.length > 4 ? word.slice(1) : word;
}

function formsOf(text: string): readonly string[] {
  return foldText(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => skeleton(withoutArticle(withoutAnd(word))));
}

/**
 * Returns whether each word of a query is in `texts` in another form: `تسرب` in `تسريبات`. Words of fewer than
 * three letters without their long vowels are too short to tell.
 */
export function matchForm(query: string, texts: readonly string[]): boolean {
  const words = formsOf(query);
  const targets = texts.flatMap(formsOf);
  return (
    words.length > 0 &&
    words.every((word) => word.length >= 3 && targets.some((target) => target.startsWith(word)))
  );
}
