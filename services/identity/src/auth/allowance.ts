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
  isOfCodes: false,
};

/** With 30 wrong codes a day, strangers guess one of a million once in 90 years. */
export const codesWrong: Allowance = {
  kind: 'code-wrong',
  seconds: 86_400,
  perPlace: 15,
  ofStrangers: 30,
  isOfCodes: true,
};

export const passwordsWrong: Allowance = {
  kind: 'password-wrong',
  seconds: 3600,
  perPlace: 20,
  ofStrangers: 100,
  isOfCodes: false,
};

/** Whoever guesses here knows the first factor already. */
export const secondStepsWrong: Allowance = {
  kind: 'second-step-wrong',
  seconds: 86_400,
  perPlace: 15,
  ofStrangers: 30,
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
