import { commonWords } from './common-words.ts';

/** Substitutes for letters: `P@ssw0rd`. */
const disguises: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
]);

/** Rows of the keyboard and well-known sequences, in both directions. */
const walks: readonly string[] = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
].flatMap((walk) => [walk, Array.from(walk).toReversed().join('')]);

/**
 * Returns whether a password is among the first guesses (ASVS 5.0 §6.2.4): a well-known word with
 * or without a tail of digits and signs, a keyboard walk, a short piece repeated, a date or a
 * telephone number, or the local part of the person's own address.
 *
 * It uses rules and a short list, so it also finds `Tripoli2026!`, which no foreign list contains.
 */
export function isTooCommon(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  const [localPart = ''] = email.toLowerCase().split('@', 1);

  return (
    isWalk(lower) ||
    isRepetition(lower) ||
    /^[\d\s./+-]+$/u.test(lower) ||
    spellings(lower).some((spelling) => commonWords.has(spelling) || isHalf(spelling)) ||
    (localPart.length >= 4 && withoutTail(lower) === withoutTail(localPart))
  );
}

/** Returns the words that the password may be a spelling of. */
function spellings(password: string): string[] {
  const bare = [
    password,
    withoutTail(password),
    withoutHead(password),
    withoutHead(withoutTail(password)),
  ];
  return bare.flatMap((text) => [
    text,
    text.replaceAll(/[^\p{L}]/gu, (c) => disguises.get(c) ?? c),
  ]);
}

function withoutTail(text: string): string {
  return text.replace(/[^\p{L}]+$/u, '');
}

function withoutHead(text: string): string {
  return text.replace(/^[^\p{L}]+/u, '');
}

/** Whether the text is one half twice: `ahmedahmed`. */
function isHalf(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return half + half === text && commonWords.has(half);
}

function isWalk(text: string): boolean {
  return walks.some((walk) => walk.includes(text));
}

/** Whether a piece of at most four characters repeats: `aaaaaaaa`, `abababab`, `12341234`. */
function isRepetition(text: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(text);
}
