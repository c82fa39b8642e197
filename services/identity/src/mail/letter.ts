import type { Device } from '@osta/contracts/account/api';
import type { Instant } from '@osta/contracts/instant';

/** What each letter has to be told. */
export interface LetterFacts {
  readonly 'sign-in-code': { readonly code: string };
  readonly 'password-reset': { readonly code: string; readonly link: string };
  /** Somebody asked to reset the password of an address that has no account. */
  readonly 'no-account': { readonly link: string };
  readonly welcome: { readonly fullName: string; readonly link: string };
  readonly 'new-device': {
    readonly device: Device;
    readonly address: string;
    readonly at: Instant;
    readonly link: string;
  };
  readonly 'password-changed': { readonly at: Instant; readonly link: string };
  readonly 'second-step-on': { readonly at: Instant; readonly link: string };
  readonly 'second-step-off': { readonly at: Instant; readonly link: string };
  readonly 'recovery-codes-renewed': { readonly at: Instant; readonly link: string };
  readonly 'recovery-code-used': {
    /** How many are left. */
    readonly left: number;
    readonly at: Instant;
    readonly link: string;
  };
  /** Somebody got past the first step, and guessed at the second until the sign-in ended. */
  readonly 'second-step-failed': {
    readonly device: Device;
    readonly address: string;
    readonly at: Instant;
    readonly link: string;
  };
  /** To the address so far. */
  readonly 'email-change-from': { readonly code: string; readonly newEmail: string };
  /** To the new address. */
  readonly 'email-change-to': { readonly code: string };
  /** To an address that has an account already. */
  readonly 'email-taken': { readonly link: string };
  /** To the address that is not the account's any more. */
  readonly 'email-changed': { readonly newEmail: string; readonly at: Instant };
  readonly 'deletion-requested': { readonly eraseAt: Instant; readonly link: string };
  readonly 'deletion-cancelled': { readonly link: string };
  /** Nothing: there is nothing left to tell. */
  readonly 'account-erased': null;
  readonly 'phone-code': { readonly code: string };
}

export type LetterKind = keyof LetterFacts;

/** What a letter says, before it looks like anything. */
export interface Letter {
  readonly subject: string;
  /** The first thing that is read; one sentence. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown large, for typing. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly link: string };
  /** Small print: why it came, what to do when it should not have. */
  readonly notes: readonly string[];
}

/** All letters of one language. The compiler misses a kind that is not there. */
export type Letters = {
  readonly [Kind in LetterKind]: (facts: LetterFacts[Kind]) => Letter;
};
