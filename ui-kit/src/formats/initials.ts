/** Kept apart by a thin space, because two Arabic letters side by side would join into a word. */
const thinSpace = '\u2009';
const arabic = /\p{Script=Arabic}/u;

/** A letter of ours that nothing belongs to: no mark, no joiner. Nearly every name begins with one. */
const plainLetter =
  /^(?=\p{L})[\p{Script=Latin}\p{Script=Arabic}](?![\p{Grapheme_Extend}\p{Mc}\p{Emoji_Modifier}\u200D])/u;
/** Made when the first look does not tell: it costs more than the names of a whole page. */
let segmenter: Intl.Segmenter | undefined;

/** ال, Al-, El-: half of all family names begin with it, so it tells nobody apart. */
const article = /^(?:ال(?=\p{L}{2})|[AE]l-(?=\p{L}))/iu;

/** The first letter as people see it: with its marks, or a whole emoji. */
function firstLetter(word: string): string {
  const plain = plainLetter.exec(word);
  if (plain !== null) return plain[0];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(word)) return segment;
  return '';
}

/**
 * First letters of the first and the last word of a name (docs/spec.md §3), without their articles,
 * upper case in Latin.
 * Empty for a name without a letter.
 */
export function formatInitials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  const letters = [first, last]
    .filter((word) => word !== undefined)
    .map((word) => firstLetter(word.replace(article, '')).toLocaleUpperCase('en'));
  return letters.join(letters.some((letter) => arabic.test(letter)) ? thinSpace : '');
}
