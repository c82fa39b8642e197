import type { AccountDeletionCancelledV1 } from '@osta/contracts/account/account-deletion-cancelled.v1';
import type { AccountDeletionRequestedV1 } from '@osta/contracts/account/account-deletion-requested.v1';
import type { AccountErasedV1 } from '@osta/contracts/account/account-erased.v1';
import type {
  DeletionBlocked,
  DeletionNotRequested,
  DeletionRequested,
  FreshSessionRequired,
  RegistrationRequired,
} from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import { accept, refuse, type Context, type Decider, type Decision } from '@osta/platform/decider';

import type { Account } from './account.ts';

/** docs/domain.md §6: so long a person may call it off. */
const graceMilliseconds = 14 * 86_400_000;

/** Whose account is meant. */
export interface OwnAccount {
  readonly userId: UserId;
}

/** What others wait for. */
export interface Commitments {
  readonly openRequests: number;
  readonly openQuotes: number;
}

/** A person wants to leave. */
export interface RequestDeletion extends OwnAccount {
  readonly sessionId: string;
}

/** What the service knows when a deletion is asked for. */
export interface DeletionFacts extends Commitments {
  /** The session has just begun: whoever finds a browser open cannot delete its owner. */
  readonly isFresh: boolean;
}

export type RequestDeletionRefusal =
  | FreshSessionRequired
  | DeletionBlocked
  | DeletionRequested
  | RegistrationRequired;

/** Begins the days of grace, unless somebody waits for this person. */
export function requestDeletion(
  _command: RequestDeletion,
  account: Account,
  { now }: Context,
  { isFresh, ...commitments }: DeletionFacts,
): Decision<AccountDeletionRequestedV1, RequestDeletionRefusal> {
  if (!isFresh) return refuse({ code: 'FRESH_SESSION_REQUIRED' });
  if (account.status !== 'registered') return refuse({ code: 'REGISTRATION_REQUIRED' });
  if (account.eraseAt !== undefined) return refuse({ code: 'DELETION_REQUESTED' });
  if (isNeeded(commitments)) return refuse({ code: 'DELETION_BLOCKED', ...commitments });

  const requested: AccountDeletionRequestedV1 = {
    type: 'osta.account.account-deletion-requested.v1',
    data: { eraseAt: later(now, graceMilliseconds) },
  };
  return accept(requested);
}

/** The account stays after all. */
export const cancelDeletion: Decider<
  OwnAccount,
  Account,
  AccountDeletionCancelledV1,
  DeletionNotRequested
> = (_command, account) => {
  if (account.status !== 'registered' || account.eraseAt === undefined) {
    return refuse({ code: 'DELETION_NOT_REQUESTED' });
  }
  const cancelled: AccountDeletionCancelledV1 = {
    type: 'osta.account.account-deletion-cancelled.v1',
    data: {},
  };
  return accept(cancelled);
};

/** Why an account is not erased now. It stays inside: nobody asked over HTTP. */
export interface NotErased {
  readonly code: 'NOT_DUE' | 'STILL_NEEDED';
}

/** Ends an account whose days of grace are over. Whoever was asked for something meanwhile stays. */
export function eraseAccount(
  _command: OwnAccount,
  account: Account,
  { now }: Context,
  commitments: Commitments,
): Decision<AccountErasedV1, NotErased> {
  const isDue = account.status === 'registered' && (account.eraseAt ?? '9') <= now;
  if (!isDue) return refuse({ code: 'NOT_DUE' });
  if (isNeeded(commitments)) return refuse({ code: 'STILL_NEEDED' });

  const erased: AccountErasedV1 = { type: 'osta.account.account-erased.v1', data: {} };
  return accept(erased);
}

function isNeeded({ openRequests, openQuotes }: Commitments): boolean {
  return openRequests > 0 || openQuotes > 0;
}
