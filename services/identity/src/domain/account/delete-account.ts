import type { AccountDeletionCancelled } from '@osta/contracts/account/account-deletion-cancelled';
import type { AccountDeletionRequested } from '@osta/contracts/account/account-deletion-requested';
import type { AccountErased } from '@osta/contracts/account/account-erased';
import type {
  DeletionBlocked,
  DeletionNotRequested,
  DeletionRequested,
  FreshSessionRequired,
  RegistrationRequired,
} from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import type { OpenObligations } from '@osta/contracts/obligation';
import { accept, refuse, type Context, type Decider, type Decision } from '@osta/platform/decider';

import type { Account } from './account.ts';

/** The grace period in which a person can cancel the deletion (docs/domain.md §6). */
const graceMilliseconds = 14 * 86_400_000;

/** Names the account. */
export interface OwnAccount {
  readonly userId: UserId;
}

/** A person asks to delete their account. */
export interface RequestDeletion extends OwnAccount {
  readonly sessionId: string;
}

/** The facts for a deletion request. */
export interface DeletionFacts {
  /** What others wait for. */
  readonly open: OpenObligations;
  /** The session is fresh: a stranger at an open browser cannot delete its owner's account. */
  readonly isFresh: boolean;
}

export type RequestDeletionRefusal =
  | FreshSessionRequired
  | DeletionBlocked
  | DeletionRequested
  | RegistrationRequired;

/** Starts the grace period, unless others wait for this person. */
export function requestDeletion(
  _command: RequestDeletion,
  account: Account,
  { now }: Context,
  { isFresh, open }: DeletionFacts,
): Decision<AccountDeletionRequested, RequestDeletionRefusal> {
  if (!isFresh) return refuse({ code: 'FRESH_SESSION_REQUIRED' });
  if (account.status !== 'registered') return refuse({ code: 'REGISTRATION_REQUIRED' });
  if (account.eraseAt !== undefined) return refuse({ code: 'DELETION_REQUESTED' });
  if (isNeeded(open)) return refuse({ code: 'DELETION_BLOCKED', open });

  const requested: AccountDeletionRequested = {
    type: 'osta.account.account-deletion-requested',
    data: { eraseAt: later(now, graceMilliseconds) },
  };
  return accept(requested);
}

/** Cancels the deletion. */
export const cancelDeletion: Decider<
  OwnAccount,
  Account,
  AccountDeletionCancelled,
  DeletionNotRequested
> = (_command, account) => {
  if (account.status !== 'registered' || account.eraseAt === undefined) {
    return refuse({ code: 'DELETION_NOT_REQUESTED' });
  }
  const cancelled: AccountDeletionCancelled = {
    type: 'osta.account.account-deletion-cancelled',
    data: {},
  };
  return accept(cancelled);
};

/** Why an account is not erased now. Internal: no HTTP request gets this answer. */
export interface NotErased {
  readonly code: 'NOT_DUE' | 'STILL_NEEDED';
}

/** Erases an account whose grace period is over. An account with new open obligations stays. */
export function eraseAccount(
  _command: OwnAccount,
  account: Account,
  { now }: Context,
  open: OpenObligations,
): Decision<AccountErased, NotErased> {
  const isDue = account.status === 'registered' && (account.eraseAt ?? '9') <= now;
  if (!isDue) return refuse({ code: 'NOT_DUE' });
  if (isNeeded(open)) return refuse({ code: 'STILL_NEEDED' });

  const erased: AccountErased = { type: 'osta.account.account-erased', data: {} };
  return accept(erased);
}

function isNeeded(open: OpenObligations): boolean {
  return Object.keys(open).length > 0;
}
