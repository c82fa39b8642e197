import type { Place } from './place-of.ts';

/** The attempts on one account within a period. */
export interface Allowance {
  readonly kind: string;
  readonly seconds: number;
  /** Of each place: what one stranger uses up is theirs alone. */
  readonly perPlace: number;
  /**
   * Of all places together that are not known to be the owner's: ten thousand networks guess no
   * more than this.
   */
  readonly ofStrangers: number;
  /**
   * However much strangers have used up, one of them goes through in each time of so many seconds; null: none does. For
   * letters, whose links let in whoever has the mailbox, no matter who asked.
   */
  readonly oneEvery: number | null;
  /**
   * Whether what is to be proven changes: a code that was wrong may be right in the next letter. So what is sent again
   * is answered as before, unchecked, as it would be a guess that does not count.
   */
  readonly isOfCodes: boolean;
}

/** One stranger's letters leave room for two others; what the owner's device asks for counts apart. */
export const codesSent: Allowance = {
  kind: 'code-sent',
  seconds: 3600,
  perPlace: 5,
  ofStrangers: 15,
  // As long as a link works: a mailbox under attack always has one that does
  oneEvery: 300,
  isOfCodes: false,
};

/** With 30 wrong codes a day, strangers guess one of a million once in 90 years. */
export const codesWrong: Allowance = {
  kind: 'code-wrong',
  seconds: 86_400,
  perPlace: 15,
  ofStrangers: 30,
  oneEvery: null,
  isOfCodes: true,
};

export const passwordsWrong: Allowance = {
  kind: 'password-wrong',
  seconds: 3600,
  perPlace: 20,
  ofStrangers: 100,
  oneEvery: null,
  isOfCodes: false,
};

/** Whoever guesses here knows the first factor already. */
export const secondStepsWrong: Allowance = {
  kind: 'second-step-wrong',
  seconds: 86_400,
  perPlace: 15,
  ofStrangers: 30,
  oneEvery: null,
  isOfCodes: true,
};

/** One count of an attempt. */
export interface Count {
  /** What is counted: an account at a place, or at all places of strangers. */
  readonly of: string;
  readonly allowed: number;
}

/**
 * Returns the counts of one attempt in the order in which they are taken. The place comes first:
 * one that is used up takes nothing from what strangers have together.
 */
export function countsOf(allowance: Allowance, account: string, place: Place): readonly Count[] {
  const own: Count = { of: `${account}\n${place.name}`, allowed: allowance.perPlace };
  if (place.isKnown) return [own];
  return [own, { of: `${account}\nstrangers`, allowed: allowance.ofStrangers }];
}
