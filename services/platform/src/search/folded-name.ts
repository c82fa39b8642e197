/** Letters of names that are typed in several ways, each with the one that is compared. */
const alike = {
  // Alef with hamza above, below, with madda, and the joining one
  '\u0623\u0625\u0622\u0671': '\u0627',
  // Waw with hamza
  '\u0624': '\u0648',
  // Ya with hamza, and alef maqsura
  '\u0626\u0649': '\u064A',
  // Ta marbuta
  '\u0629': '\u0647',
} as const;

/** Hamza alone, tatweel, and vowel marks: most people leave them out. */
const leftOut = '\u0621\u0640\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652';

const from = Object.keys(alike).join('') + leftOut;
const to = Object.entries(alike)
  .map(([letters, letter]) => letter.repeat(letters.length))
  .join('');

/**
 * Returns an SQL expression of a name as it is compared with what somebody typed of it, which has to be folded alike:
 * small letters, and the Arabic ones without what is often left out.
 *
 * @param name an SQL expression of type text
 */
export function foldedNameSql(name: string): string {
  return `translate(lower(${name}), '${from}', '${to}')`;
}
