import { SessionRevoked } from '@osta/contracts/account/session-revoked';
import { UserRegistered } from '@osta/contracts/account/user-registered';
import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import { account } from './account.ts';
import { register, type Register } from './register.ts';

const command: Register = {
  userId: UserId.parse('01980000-0000-7000-8000-00000000000a'),
  kind: 'customer',
  fullName: 'سالمة الورفلي',
  locale: 'ar',
};
const registered = UserRegistered.parse({
  type: 'osta.account.user-registered',
  data: { kind: 'customer', fullName: 'سالمة الورفلي', locale: 'ar' },
});
const signedOut = SessionRevoked.parse({
  type: 'osta.account.session-revoked',
  data: { sessionIds: ['01980000-0000-7000-8000-0000000000f1'], cause: 'signed-out' },
});

const context = {
  actor: command.userId,
  now: Instant.parse('2026-02-27T10:04:59.999Z'),
  newId: () => '01980000-0000-7000-8000-0000000000d1',
};

describe('register', () => {
  it('creates an account for a proved address', () => {
    given(account).when(register, command, context).emits(registered);
  });

  it('is possible for a person who signed in earlier without registering', () => {
    given(account, signedOut).when(register, command, context).emits(registered);
  });

  it('happens once: nobody becomes a professional by registering again', () => {
    given(account, registered)
      .when(register, { ...command, kind: 'professional' }, context)
      .refuses({ code: 'ALREADY_REGISTERED' });
  });
});
