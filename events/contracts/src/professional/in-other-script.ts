import { commonNames } from './common-names.ts';

const isArabic = /\p{Script=Arabic}/u;
const isLatin = /\p{Script=Latin}/u;

/**
 * Returns a name in the other script, as it is usual in Libya: Arabic in Latin letters, and the other way round. It is a
 * suggestion, because Arabic does not write short vowels: common names are in a list, others follow rules. Empty if the
 * text has no letter of either script.
 */
export function inOtherScript(name: string): string {
  if (isArabic.test(name))
    return wordsOf(joined(bare(name)))
      .map(latin)
      .join(' ');
  return isLatin.test(name) ? wordsOf(plain(name)).map(arabic).join(' ') : '';
}

const wordsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}-]+/u).filter((word) => /\p{L}/u.test(word));

/** Without vowel marks and stretched letters. */
const bare = (text: string): string => text.normalize('NFC').replaceAll(/[\p{M}ـ]/gu, '');

/** With the names of God's servants as one word: عبد السلام. */
const joined = (text: string): string => text.replaceAll(/عبد\s+ال/gu, 'عبدال');

/** In small letters without accents, and with each article tied to its name. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/\b(?:al|el)[\s-]+/gu, 'al-');

/** As many write them without hamza. */
const oneAlef = (word: string): string => word.replaceAll(/[أإآٱ]/gu, 'ا');

const latinOf = new Map(commonNames.map(([ar, en]) => [oneAlef(ar), en]));
const arabicOf = new Map(commonNames.map(([ar, en]) => [en.toLowerCase(), ar]));

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

const vowels = 'aeiou';
const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== '' && vowels.includes(letter);

/** What stands for one Arabic letter. ق is said as g in Libya; ع and the hamza are not written. */
const latinLetters = new Map(
  (
    'ب=b ت=t ث=th ج=j ح=h خ=kh د=d ذ=dh ر=r ز=z س=s ش=sh ص=s ض=d ط=t ظ=z غ=gh ف=f ق=g ك=k ل=l م=m ن=n ه=h ' +
    'ا=a أ=a آ=a إ=i ى=a ة=a ع=a گ=g ڤ=v'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(2)] as const),
);

function latin(word: string): string {
  const known = latinOf.get(oneAlef(word));
  if (known !== undefined) return known;
  if (word.length > 3 && word.startsWith('ال')) return `Al-${latin(word.slice(2))}`;
  if (word.length > 6 && word.startsWith('عبدال')) return `Abdul${spelled(word.slice(5))}`;
  return capital(spelled(word));
}

/** Returns a word in small Latin letters; an `a` is heard where Arabic writes no vowel. */
function spelled(word: string): string {
  const letters = word.split('');
  let text = '';
  /** Consonants since the last vowel. */
  let bareConsonants = 0;
  letters.forEach((letter, n) => {
    const sound = soundOf(letter, letters[n - 1], letters[n + 1]);
    if (sound === '') return;
    if (isVowel(sound[0])) {
      if (!text.endsWith(sound)) text += sound;
      bareConsonants = 0;
      return;
    }
    const isStart = text.length > 0 && bareConsonants === 1 && !/[aeiou]/u.test(text);
    text += isStart || bareConsonants === 2 ? `a${sound}` : sound;
    bareConsonants = isStart || bareConsonants === 2 ? 1 : bareConsonants + 1;
  });
  return text;
}

function soundOf(letter: string, before: string | undefined, after: string | undefined): string {
  const isBeforeVowel = after !== undefined && 'اأآىةوي'.includes(after);
  if (letter === 'و') return before === undefined || isBeforeVowel ? 'w' : 'ou';
  if (letter === 'ي') return before === undefined || isBeforeVowel ? 'y' : 'i';
  return latinLetters.get(letter) ?? '';
}

/** Two letters that are one sound come first. */
const arabicLetters = (
  'sh=ش kh=خ gh=غ th=ث dh=ذ ch=تش ph=ف ou=و oo=و ee=ي aa=ا ai=اي ' +
  'b=ب c=ك d=د f=ف g=ق h=ه j=ج k=ك l=ل m=م n=ن p=ب q=ق r=ر s=س t=ت v=ف w=و x=كس y=ي z=ز'
)
  .split(' ')
  .map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });

const firstVowels: Readonly<Record<string, string>> = { a: 'أ', e: 'إ', i: 'إ', o: 'أ', u: 'أ' };
const longVowels: Readonly<Record<string, string>> = { a: 'ا', i: 'ي', o: 'و', u: 'و' };

function arabic(word: string): string {
  const known = arabicOf.get(word);
  if (known !== undefined) return known;
  if (word.startsWith('al-')) return `ال${arabic(word.slice(3))}`;
  if (/^abd[aeu]l/u.test(word) && word.length > 6) return `عبدال${arabic(word.slice(5))}`;
  return written(word.replaceAll('-', ''));
}

/** Returns a word in Arabic letters. A vowel before one consonant is long, and written; before two it is not. */
function written(word: string): string {
  let text = '';
  let rest = word;
  while (rest !== '') {
    const [letters, letter] = nextOf(rest, word.length - rest.length);
    text += letter;
    rest = rest.slice(letters);
  }
  return text;
}

function nextOf(rest: string, at: number): readonly [letters: number, arabic: string] {
  const first = rest.slice(0, 1);
  if (at === 0 && firstVowels[first] !== undefined) return [1, firstVowels[first]];
  const sound = arabicLetters.find(([latinSound]) => rest.startsWith(latinSound));
  if (sound) {
    const [latinSound, letter] = sound;
    // A doubled letter is written once
    const isDoubled = rest.startsWith(latinSound.repeat(2));
    return [isDoubled ? latinSound.length * 2 : latinSound.length, letter];
  }
  if (rest === 'a') return [1, 'ة'];
  const isShort = /^[aeiou](?:sh|kh|gh|th|dh|[^aeiou])[^aeiou]/u.test(rest);
  return [1, isShort ? '' : (longVowels[first] ?? '')];
}
