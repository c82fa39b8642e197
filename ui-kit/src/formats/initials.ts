/** Separates two Arabic letters, which would otherwise join into a word. */
const thinSpace = '\u2009';
const arabic = /\p{Script=Arabic}/u;

/** A letter without marks or joiners: the first letter of nearly every name. The fast path. */
const plainLetter =
  /^(?=\p{L})[\p{Script=Latin}\p{Script=Arabic}](?![\p{Grapheme_Extend}\p{Mc}\p{Emoji_Modifier}\u200D])/u;
/** Created only when the fast path fails: it costs more than the names of a whole page. */
let segmenter: Intl.Segmenter | undefined;

/** ال, Al-, El-: half of all family names begin with it, so it distinguishes nobody. */
const article = /^(?:ال(?=\p{L}{2})|[AE]l-(?=\p{L}))/iu;

/** Returns the first letter as people see it: with its marks, or a whole emoji. */
function firstLetter(word: string): string {
  const plain = plainLetter.exec(word);
  if (plain !== null) return plain[0];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(word)) return segment;
  return '';
}

/**
 * Returns the first letters of the first and the last word of a name (docs/spec.md §3), without
 * articles, upper case in Latin. Empty for a name without a letter.
 *
 * @param most where there is room for one letter, that of the first word
 */
export function formatInitials(name: string, most: 1 | 2 = 2): string {
  const words = name.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words
    .filter((_word, i) => i === 0 || (most > 1 && i === words.length - 1))
    .map((word) => firstLetter(word.replace(article, '')).toLocaleUpperCase('en'));
  return letters.join(letters.some((letter) => arabic.test(letter)) ? thinSpace : '');
}
