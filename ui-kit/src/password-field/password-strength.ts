import { foldText } from '../formats/fold-text.ts';
import { lengthOf } from '../formats/length-of.ts';

/** What makes a password easy to guess; null when nothing does. */
export type PasswordWeakness = 'short' | 'common' | 'personal' | 'repeated' | 'sequence';

export interface PasswordStrength {
  /** 0 empty, 1 guessed at once, 2 weak, 3 good, 4 strong */
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly weakness: PasswordWeakness | null;
}

/** The top of every published list, and its Libyan variants. */
const common = new Set(
  `password passw0rd password1 qwerty qwertyuiop qwerty123 azerty abc123 iloveyou admin administrator
  welcome letmein monkey dragon football master sunshine princess superman batman trustno1 login
  starwars whatever freedom shadow michael jordan charlie secret hello love ninja test guest access
  google facebook samsung iphone internet computer 1q2w3e4r 1qaz2wsx zaq12wsx asdfghjkl zxcvbnm
  libya libya2011 tripoli benghazi misrata osta ahmed mohamed mohammed muhammad allah bismillah
  salam habibi marhaba ليبيا طرابلس بنغازي محمد الله بسم حبيبي مرحبا سلام احمد`
    .split(/\s+/)
    .map(foldText),
);

const keyboardRows = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const shortest = 8;
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const bare = (text: string): string => foldText(text).replaceAll(' ', '');
const withoutTail = (text: string): string => text.replace(/[^\p{L}]+$/u, '');
const undisguised = (text: string): string =>
  text.replaceAll(/[013457@$]/g, (sign) => disguises[sign] ?? sign);

/**
 * Capitals, digits in place of letters and a tail of digits and signs do not make a common password
 * strong.
 */
const isCommon = (password: string): boolean =>
  [
    password,
    withoutTail(password),
    undisguised(password),
    undisguised(withoutTail(password)),
    withoutTail(undisguised(password)),
  ].some((word) => common.has(bare(word)));

const isRepeated = (password: string): boolean =>
  /^(?<unit>.{1,3})\k<unit>+.?$/su.test(password) || new Set(password).size < 4;

const isSequence = (password: string): boolean =>
  keyboardRows.some((row) => row.includes(password.toLowerCase()));

/** Returns whether a password is mostly a word that others know about the person. */
const isPersonal = (password: string, own: readonly string[]): boolean =>
  own
    .flatMap((words) => foldText(words).split(' '))
    .some((word) => {
      const typed = bare(password);
      return word.length >= 4 && typed.includes(word) && typed.length - word.length < 6;
    });

function findWeakness(password: string, own: readonly string[]): PasswordWeakness | null {
  if (isCommon(password)) return 'common';
  if (isSequence(password)) return 'sequence';
  if (isPersonal(password, own)) return 'personal';
  if (isRepeated(password)) return 'repeated';
  return lengthOf(password) < shortest ? 'short' : null;
}

/**
 * Rates a password by what matters: its length, and whether it is among the first guesses. Capitals
 * and signs count for nothing (NIST SP 800-63B, appendix A). `own` are words that others know about
 * the person: name, email address.
 */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  if (password === '') return { level: 0, weakness: null };
  const weakness = findWeakness(password, own);
  if (weakness !== null) return { level: 1, weakness };
  const length = lengthOf(password);
  if (length < 10) return { level: 2, weakness: null };
  return { level: length < 14 ? 3 : 4, weakness: null };
}
