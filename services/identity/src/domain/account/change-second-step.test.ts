import { UserRegistered } from '@osta/contracts/account/user-registered';
import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { expect, it } from 'vitest';

import { account } from './account.ts';
import { disableSecondStep, enableSecondStep } from './change-second-step.ts';

const command = { userId: UserId.parse('01980000-0000-7000-8000-00000000000a') };
const context = {
  actor: command.userId,
  now: Instant.parse('2026-03-01T07:30:00.000Z'),
  newId: () => '01980000-0000-7000-8000-0000000000d1',
};
const enabled = { type: 'osta.account.second-step-enabled', data: {} } as const;
const disabled = { type: 'osta.account.second-step-disabled', data: {} } as const;
const registered = account.evolve(
  account.initial,
  UserRegistered.parse({
    type: 'osta.account.user-registered',
    data: { kind: 'customer', fullName: 'sealed:1:abc', locale: 'ar' },
  }),
);
const on = account.evolve(registered, enabled);

it('is turned on and off, each once', () => {
  expect(enableSecondStep(command, registered, context)).toEqual({ ok: true, events: [enabled] });
  expect(enableSecondStep(command, on, context)).toMatchObject({
    refused: { code: 'SECOND_STEP_ALREADY_ON' },
  });
  expect(disableSecondStep(command, on, context)).toEqual({ ok: true, events: [disabled] });
  expect(disableSecondStep(command, registered, context)).toMatchObject({
    refused: { code: 'SECOND_STEP_OFF' },
  });
});

it('changes nothing else, and leaves no trace in the state', () => {
  expect(on).toEqual({ ...registered, hasSecondStep: true });
  expect(account.evolve(on, disabled)).toEqual(registered);
});

it('is for people with an account', () => {
  const erased = { status: 'erased' } as const;
  for (const state of [account.initial, erased]) {
    for (const decide of [enableSecondStep, disableSecondStep]) {
      expect(decide(command, state, context)).toMatchObject({
        refused: { code: 'REGISTRATION_REQUIRED' },
      });
    }
    expect(account.evolve(state, enabled)).toEqual(state);
  }
});
