import type { AccountEvent } from '@osta/contracts/account/events';
import type { UserRegisteredV1 } from '@osta/contracts/account/user-registered.v1';
import type { Fold } from '@osta/platform/decider';

/**
 * A person as their own events tell it. `none`: nobody yet, or somebody who has proved an e-mail
 * address and not said who they are.
 */
export type Account =
  | { readonly status: 'none' }
  | ({ readonly status: 'registered' } & UserRegisteredV1['data']);

export const account: Fold<Account, AccountEvent> = {
  initial: { status: 'none' },

  evolve(state, event) {
    switch (event.type) {
      case 'osta.account.user-registered.v1':
        return { status: 'registered', ...event.data };
      case 'osta.account.user-profile-updated.v1':
        return state.status === 'registered' ? { ...state, ...event.data } : state;
      // Sessions live in the session store; that one ended changes nothing about who the person is
      case 'osta.account.session-revoked.v1':
        return state;
    }
  },
};
