import type { BookingVerb } from '@osta/contracts/booking/status';

/** Commands that ask for a reason first. */
export type ReasonVerb =
  | 'cancel'
  | 'decline'
  | 'reject-time'
  | 'dispute'
  | 'report-no-show'
  | 'contest-no-show'
  | 'contest-strike';

/** Commands that ask for an amount first. */
export type AmountVerb = 'finish' | 'record-cash' | 'confirm-cash';

/** Commands that ask for something before they are sent. */
export type AskingVerb =
  | ReasonVerb
  | AmountVerb
  | 'propose-time'
  | 'propose-extra'
  | 'enter-code'
  | 'start';

const reasonVerbs: ReadonlySet<string> = new Set<ReasonVerb>([
  'cancel',
  'decline',
  'reject-time',
  'dispute',
  'report-no-show',
  'contest-no-show',
  'contest-strike',
]);
const amountVerbs: ReadonlySet<string> = new Set<AmountVerb>([
  'finish',
  'record-cash',
  'confirm-cash',
]);

/** Returns whether a command asks for a reason. */
export function isReasonVerb(verb: string | null): verb is ReasonVerb {
  return verb !== null && reasonVerbs.has(verb);
}

/** Returns whether a command asks for an amount. */
export function isAmountVerb(verb: string | null): verb is AmountVerb {
  return verb !== null && amountVerbs.has(verb);
}

/** Commands that a press sends at once, for a booking and for those of its series after it. */
export type FollowingVerb = 'confirm-following' | 'accept-time-following';

/** Commands that a press sends at once. */
export type PlainVerb =
  | Extract<
      BookingVerb,
      | 'confirm'
      | 'accept-time'
      | 'withdraw-time'
      | 'leave-for'
      | 'arrive'
      | 'complete'
      | 'invite-again'
    >
  | FollowingVerb;
