import type { Capability } from '@osta/contracts/account/capability';
import type { AccountEvent } from '@osta/contracts/account/events';
import type { UserRegisteredV2 } from '@osta/contracts/account/user-registered.v2';
import type { Instant } from '@osta/contracts/instant';
import type { Fold } from '@osta/platform/decider';

/** A registered account. A field is absent if it was never set, or no longer holds. */
export type RegisteredAccount = { readonly status: 'registered' } & UserRegisteredV2['data'] & {
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
      case 'osta.account.user-registered.v2':
        return { status: 'registered', ...event.data };
      // Sessions live in the session store, and what an admin is asked in its queue: neither changes the account
      case 'osta.account.session-revoked.v1':
      case 'osta.account.admin-asked.v1':
        return state;
      case 'osta.account.account-erased.v1':
        return { status: 'erased' };
      case 'osta.account.user-profile-updated.v2':
      case 'osta.account.user-avatar-changed.v1':
      case 'osta.account.capability-granted.v1':
      case 'osta.account.capability-revoked.v1':
      case 'osta.account.second-step-enabled.v1':
      case 'osta.account.second-step-disabled.v1':
      case 'osta.account.account-deletion-requested.v1':
      case 'osta.account.account-deletion-cancelled.v1':
      case 'osta.account.account-kind-changed.v1':
        return state.status === 'registered' ? change(state, event) : state;
    }
  },
};

type Change = Exclude<
  AccountEvent,
  {
    readonly type:
      | 'osta.account.user-registered.v2'
      | 'osta.account.session-revoked.v1'
      | 'osta.account.admin-asked.v1'
      | 'osta.account.account-erased.v1';
  }
>;

function change(state: RegisteredAccount, event: Change): RegisteredAccount {
  const { capabilities = [] } = state;
  switch (event.type) {
    case 'osta.account.user-profile-updated.v2':
      return { ...state, ...event.data };
    case 'osta.account.user-avatar-changed.v1': {
      const { avatarId } = event.data;
      return { ...withoutAvatar(state), ...(avatarId !== null && { avatarId }) };
    }
    case 'osta.account.capability-granted.v1':
      return { ...state, capabilities: [...capabilities, event.data.capability] };
    case 'osta.account.capability-revoked.v1':
      return {
        ...state,
        capabilities: capabilities.filter((each) => each !== event.data.capability),
      };
    case 'osta.account.second-step-enabled.v1':
      return { ...state, hasSecondStep: true };
    case 'osta.account.second-step-disabled.v1':
      return withoutSecondStep(state);
    case 'osta.account.account-deletion-requested.v1':
      return { ...state, eraseAt: event.data.eraseAt };
    case 'osta.account.account-deletion-cancelled.v1':
      return withoutDeletion(state);
    case 'osta.account.account-kind-changed.v1':
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
