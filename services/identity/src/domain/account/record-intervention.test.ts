import { OperatorIntervened } from '@osta/contracts/account/operator-intervened';
import { UserRegistered } from '@osta/contracts/account/user-registered';
import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { describe, expect, it } from 'vitest';

import { account } from './account.ts';
import { recordIntervention, type RecordIntervention } from './record-intervention.ts';

const userId = UserId.parse('01980000-0000-7000-8000-00000000000a');
const context = {
  actor: 'system' as const,
  now: Instant.parse('2026-02-27T10:04:59.999Z'),
  newId: () => '01980000-0000-7000-8000-0000000000d1',
};
const command: RecordIntervention = {
  userId,
  did: 'second-step-turned-off',
  operator: 'huda',
  reason: 'Lost the phone',
};
const registered = UserRegistered.parse({
  type: 'osta.account.user-registered',
  data: { kind: 'customer', fullName: 'Salma', locale: 'en' },
});
const intervened = OperatorIntervened.parse({
  type: 'osta.account.operator-intervened',
  data: { did: command.did, operator: command.operator, reason: command.reason },
});

describe('record an intervention', () => {
  it('says who did what, and why', () => {
    given(account, registered).when(recordIntervention, command, context).emits(intervened);
  });

  it('needs an account', () => {
    given(account)
      .when(recordIntervention, command, context)
      .refuses({ code: 'REGISTRATION_REQUIRED' });
  });

  it('does not change the account by itself', () => {
    const before = account.evolve(account.initial, registered);
    expect(account.evolve(before, intervened)).toEqual(before);
  });
});
