import type { Device } from '@osta/contracts/account/api';
import type { HoursBefore } from '@osta/contracts/booking/terms';
import type { Instant } from '@osta/contracts/instant';
import type { InvitedRole } from '@osta/contracts/store/status';

/** What every letter about a booking says. */
interface BookedFacts {
  /** In the language of the letter. */
  readonly service: string;
  readonly startsAt: Instant;
  /** The page of the booking, in the role of the reader. */
  readonly link: string;
}

/** The facts of each kind of letter. */
export interface LetterFacts {
  readonly 'sign-in-code': { readonly code: string; readonly link: string };
  readonly 'password-reset': { readonly code: string; readonly link: string };
  /** A password reset was requested for an address without an account. */
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
    /** Recovery codes that are left. */
    readonly left: number;
    readonly at: Instant;
    readonly link: string;
  };
  /** Somebody passed the first step, then guessed at the second until the sign-in ended. */
  readonly 'second-step-failed': {
    readonly device: Device;
    readonly address: string;
    readonly at: Instant;
    readonly link: string;
  };
  /** To the current address. */
  readonly 'email-change-from': { readonly code: string; readonly newEmail: string };
  /** To the new address. */
  readonly 'email-change-to': { readonly code: string };
  /** To an address that belongs to an account already. */
  readonly 'email-taken': { readonly link: string };
  /** To the former address of the account. */
  readonly 'email-changed': { readonly newEmail: string; readonly at: Instant };
  readonly 'deletion-requested': { readonly eraseAt: Instant; readonly link: string };
  readonly 'deletion-cancelled': { readonly link: string };
  /** No facts: everything is erased. */
  readonly 'account-erased': null;
  readonly 'store-invitation': {
    readonly store: string;
    readonly role: InvitedRole;
    readonly expiresAt: Instant;
    readonly link: string;
  };
  readonly 'phone-code': { readonly code: string };
  /** To the professional, who has to answer. */
  readonly 'booking-requested': BookedFacts & { readonly answerBy: Instant };
  readonly 'booking-confirmed': BookedFacts;
  readonly 'booking-rescheduled': BookedFacts & { readonly previousStartsAt: Instant };
  readonly 'booking-cancelled': BookedFacts;
  readonly 'booking-reminder': BookedFacts & { readonly hoursBefore: HoursBefore };
  /** To the customer: somebody else comes; or answers, as long as it waits for that. */
  readonly 'booking-handed-over': BookedFacts & {
    readonly professional: string;
    readonly isConfirmed: boolean;
  };
  /** To the professional who comes now; `answerBy`: who has to answer first. */
  readonly 'booking-taken-over': BookedFacts & { readonly answerBy: Instant | null };
  /** To the professional whose booking it was. Its page is theirs no longer. */
  readonly 'booking-given-away': BookedFacts & {
    readonly professional: string;
    /** Whether it was in their calendar. */
    readonly isConfirmed: boolean;
  };
  /** To the professional, who has to leave. */
  readonly 'booking-departure': BookedFacts & { readonly travelMinutes: number };
}

export type LetterKind = keyof LetterFacts;

/** The content of a letter, without its layout. */
export interface Letter {
  readonly subject: string;
  /** The first line; one sentence. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown large, to be typed. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly link: string };
  /** Small print: why the letter came, what to do if it was not expected. */
  readonly notes: readonly string[];
}

/** All letters of one language. A missing kind does not compile. */
export type Letters = {
  readonly [Kind in LetterKind]: (facts: LetterFacts[Kind]) => Letter;
};
