import { commonWords } from './common-words.ts';

/** Letters that people write otherwise: `P@ssw0rd`. */
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

/** Rows of the keyboard and the orders that everybody knows, there and back. */
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
 * Whether a password is one of the first that anybody would try (ASVS 5.0 §6.2.4): a well-known word
 * with or without a tail of digits and signs, a walk over the keyboard, a short piece repeated, a
 * date or a telephone number, or what stands before the `@` of the person's own address.
 *
 * By rule and short list, so that it also knows `Tripoli2026!`, which no list from abroad holds.
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

/** The words that a password may have begun as. */
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

/** `ahmedahmed` */
function isHalf(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return half + half === text && commonWords.has(half);
}

function isWalk(text: string): boolean {
  return walks.some((walk) => walk.includes(text));
}

/** `aaaaaaaa`, `abababab`, `12341234`: a piece of at most four, again and again. */
function isRepetition(text: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(text);
}
