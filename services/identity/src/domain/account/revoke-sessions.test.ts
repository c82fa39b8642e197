import { SessionRevoked } from '@osta/contracts/account/session-revoked';
import { UserRegistered } from '@osta/contracts/account/user-registered';
import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { describe, expect, it } from 'vitest';

import { account } from './account.ts';
import { revokeSessions, type RevokeSessions } from './revoke-sessions.ts';

const userId = UserId.parse('01980000-0000-7000-8000-00000000000a');
const context = {
  actor: userId,
  now: Instant.parse('2026-02-27T10:04:59.999Z'),
  newId: () => '01980000-0000-7000-8000-0000000000d1',
};
const command: RevokeSessions = {
  userId,
  sessionIds: ['01980000-0000-7000-8000-0000000000f1', '01980000-0000-7000-8000-0000000000f2'],
  cause: 'password-changed',
};
const registered = UserRegistered.parse({
  type: 'osta.account.user-registered',
  data: { kind: 'customer', fullName: 'Salma', locale: 'en' },
});
const revoked = SessionRevoked.parse({
  type: 'osta.account.session-revoked',
  data: { sessionIds: command.sessionIds, cause: 'password-changed' },
});

describe('revoke sessions', () => {
  it('records every ended session with the reason', () => {
    given(account, registered).when(revokeSessions, command, context).emits(revoked);
  });

  it('works for a person who never registered', () => {
    given(account).when(revokeSessions, command, context).emits(revoked);
  });

  it('does not change the person', () => {
    const before = account.evolve(account.initial, registered);
    expect(account.evolve(before, revoked)).toEqual(before);
  });
});
