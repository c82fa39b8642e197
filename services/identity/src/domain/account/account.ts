import type { Capability } from '@osta/contracts/account/capability';
import type { AccountEvent } from '@osta/contracts/account/events';
import type { UserRegistered } from '@osta/contracts/account/user-registered';
import type { Instant } from '@osta/contracts/instant';
import type { Fold } from '@osta/platform/decider';

/** A registered account. A field is absent if it was never set, or no longer holds. */
export type RegisteredAccount = { readonly status: 'registered' } & UserRegistered['data'] & {
    readonly avatarId?: string;
    readonly capabilities?: readonly Capability[];
    /** Signing in needs a second step. */
    readonly hasSecondStep?: true;
    /** The account is to be erased at this moment. */
    readonly eraseAt?: Instant;
  };

/**
 * The state of an account: the fold of its events. `none`: no user yet, or one who has proved an
 * email address but has not registered. `erased`: final; nothing is left.
 */
export type Account =
  | { readonly status: 'none' }
  | RegisteredAccount
  | { readonly status: 'erased' };

export const account: Fold<Account, AccountEvent> = {
  version: 1,
  initial: { status: 'none' },

  evolve(state, event) {
    switch (event.type) {
      case 'osta.account.user-registered':
        return { status: 'registered', ...event.data };
      // Kept elsewhere: sessions, numbers, what an admin is asked, and what an operator did
      case 'osta.account.session-revoked':
      case 'osta.account.user-phone-verified':
      case 'osta.account.user-phone-removed':
      case 'osta.account.admin-asked':
      case 'osta.account.operator-intervened':
        return state;
      case 'osta.account.account-erased':
        return { status: 'erased' };
      case 'osta.account.user-profile-updated':
      case 'osta.account.user-avatar-changed':
      case 'osta.account.capability-granted':
      case 'osta.account.capability-revoked':
      case 'osta.account.second-step-enabled':
      case 'osta.account.second-step-disabled':
      case 'osta.account.account-deletion-requested':
      case 'osta.account.account-deletion-cancelled':
      case 'osta.account.account-kind-changed':
        return state.status === 'registered' ? change(state, event) : state;
    }
  },
};

type Change = Exclude<
  AccountEvent,
  {
    readonly type:
      | 'osta.account.user-registered'
      | 'osta.account.session-revoked'
      | 'osta.account.user-phone-verified'
      | 'osta.account.user-phone-removed'
      | 'osta.account.admin-asked'
      | 'osta.account.operator-intervened'
      | 'osta.account.account-erased';
  }
>;

function change(state: RegisteredAccount, event: Change): RegisteredAccount {
  const { capabilities = [] } = state;
  switch (event.type) {
    case 'osta.account.user-profile-updated':
      return { ...state, ...event.data };
    case 'osta.account.user-avatar-changed': {
      const { avatarId } = event.data;
      return { ...withoutAvatar(state), ...(avatarId !== null && { avatarId }) };
    }
    case 'osta.account.capability-granted':
      return { ...state, capabilities: [...capabilities, event.data.capability] };
    case 'osta.account.capability-revoked':
      return {
        ...state,
        capabilities: capabilities.filter((each) => each !== event.data.capability),
      };
    case 'osta.account.second-step-enabled':
      return { ...state, hasSecondStep: true };
    case 'osta.account.second-step-disabled':
      return withoutSecondStep(state);
    case 'osta.account.account-deletion-requested':
      return { ...state, eraseAt: event.data.eraseAt };
    case 'osta.account.account-deletion-cancelled':
      return withoutDeletion(state);
    case 'osta.account.account-kind-changed':
      return { ...state, kind: event.data.kind };
  }
}

function withoutAvatar(state: RegisteredAccount): RegisteredAccount {
  const { avatarId: _avatarId, ...rest } = state;
  return rest;
}

function withoutSecondStep(state: RegisteredAccount): RegisteredAccount {
  const { hasSecondStep: _hasSecondStep, ...rest } = state;
  return rest;
}

function withoutDeletion(state: RegisteredAccount): RegisteredAccount {
  const { eraseAt: _eraseAt, ...rest } = state;
  return rest;
}
