import { AccountDeletionRequested } from '@osta/contracts/account/account-deletion-requested';
import { UserRegistered } from '@osta/contracts/account/user-registered';
import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { describe, expect, it } from 'vitest';

import { account } from './account.ts';
import { cancelDeletion, eraseAccount, requestDeletion } from './delete-account.ts';

const userId = UserId.parse('01980000-0000-7000-8000-00000000000a');
const command = { userId, sessionId: '01980000-0000-7000-8000-00000000000c' };
const context = {
  actor: userId,
  now: Instant.parse('2026-03-01T07:30:00.000Z'),
  newId: () => '01980000-0000-7000-8000-0000000000d1',
};
const registered = UserRegistered.parse({
  type: 'osta.account.user-registered',
  data: { kind: 'customer', fullName: 'sealed:1:abc', locale: 'ar' },
});
const requested = AccountDeletionRequested.parse({
  type: 'osta.account.account-deletion-requested',
  data: { eraseAt: '2026-03-15T07:30:00.000Z' },
});
const cancelled = { type: 'osta.account.account-deletion-cancelled', data: {} } as const;
const erased = { type: 'osta.account.account-erased', data: {} } as const;
const free = {};
const fresh = { open: free, isFresh: true };
const later = { ...context, now: requested.data.eraseAt };

describe('deleting an account', () => {
  it('starts a grace period of fourteen days', () => {
    const state = account.evolve(account.initial, registered);
    expect(requestDeletion(command, state, context, fresh)).toEqual({
      ok: true,
      events: [requested],
    });
  });

  it.each([{ request: 1 }, { quote: 2 }, { booking: 1 }])(
    'is blocked while somebody waits: %j',
    (open) => {
      const state = account.evolve(account.initial, registered);
      expect(requestDeletion(command, state, context, { ...fresh, open })).toEqual({
        ok: false,
        refused: { code: 'DELETION_BLOCKED', open },
      });
    },
  );

  it('takes a session that has just begun', () => {
    given(account, registered)
      .when(requestDeletion, command, context, { ...fresh, isFresh: false })
      .refuses({ code: 'FRESH_SESSION_REQUIRED' });
  });

  it('is asked for once, by somebody who has an account', () => {
    const twice = [registered, requested].reduce(account.evolve, account.initial);
    expect(requestDeletion(command, twice, context, fresh)).toMatchObject({
      refused: { code: 'DELETION_REQUESTED' },
    });
    expect(requestDeletion(command, account.initial, context, fresh)).toMatchObject({
      refused: { code: 'REGISTRATION_REQUIRED' },
    });
  });

  it('can be called off, and asked for again', () => {
    given(account, registered, requested).when(cancelDeletion, command, context).emits(cancelled);
    given(account, registered, requested, cancelled)
      .when(cancelDeletion, command, context)
      .refuses({ code: 'DELETION_NOT_REQUESTED' });
    const kept = [registered, requested, cancelled].reduce(account.evolve, account.initial);
    expect(kept).toEqual(account.evolve(account.initial, registered));
  });

  it('erases the account when the grace period is over and nobody waits', () => {
    const state = [registered, requested].reduce(account.evolve, account.initial);

    expect(eraseAccount(command, state, context, free)).toMatchObject({
      refused: { code: 'NOT_DUE' },
    });
    for (const open of [{ quote: 1 }, { booking: 1 }]) {
      expect(eraseAccount(command, state, later, open)).toMatchObject({
        refused: { code: 'STILL_NEEDED' },
      });
    }
    expect(eraseAccount(command, state, later, free)).toEqual({ ok: true, events: [erased] });
    expect(account.evolve(state, erased)).toEqual({ status: 'erased' });
  });

  it('is never done to an active account, or twice', () => {
    const stays = account.evolve(account.initial, registered);
    const gone = [registered, requested, erased].reduce(account.evolve, account.initial);
    for (const state of [account.initial, stays, gone]) {
      expect(eraseAccount(command, state, later, free)).toMatchObject({
        refused: { code: 'NOT_DUE' },
      });
    }
  });
});
