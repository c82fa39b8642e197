import { alikeLetters } from './alike-letters.ts';

/** Vowel marks. */
const marks = '\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652';

const pairs = Object.entries(alikeLetters)
  .flatMap(([letters, letter]) => Array.from(letters, (each) => [each, letter] as const))
  // What stands for nothing comes last: Postgres takes away what has no counterpart
  .toSorted(([, one], [, other]) => other.length - one.length);
const from = pairs.map(([letter]) => letter).join('') + marks;
const to = pairs.map(([, letter]) => letter).join('');

/**
 * Returns an SQL expression of a name as it is compared with what somebody typed of it, which has to be folded alike:
 * in small letters, with one letter for all that are typed for each other.
 *
 * @param name an SQL expression of type text
 */
export function foldedNameSql(name: string): string {
  return `translate(lower(${name}), '${from}', '${to}')`;
}
