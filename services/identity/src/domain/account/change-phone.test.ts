import { UserRegistered } from '@osta/contracts/account/user-registered';
import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { expect, it } from 'vitest';

import { account } from './account.ts';
import { changePhone } from './change-phone.ts';

const userId = UserId.parse('01980000-0000-7000-8000-00000000000a');
const phone = '+218912345678';
const context = {
  actor: userId,
  now: Instant.parse('2026-03-01T07:30:00.000Z'),
  newId: () => '01980000-0000-7000-8000-0000000000d1',
};
const registered = account.evolve(
  account.initial,
  UserRegistered.parse({
    type: 'osta.account.user-registered',
    data: { kind: 'customer', fullName: 'sealed:1:abc', locale: 'ar' },
  }),
);

it('records a number, and that there is none any more', () => {
  expect(changePhone({ userId, phone }, registered, context)).toEqual({
    ok: true,
    events: [{ type: 'osta.account.user-phone-verified', data: { phone } }],
  });
  expect(changePhone({ userId, phone: null }, registered, context)).toEqual({
    ok: true,
    events: [{ type: 'osta.account.user-phone-removed', data: {} }],
  });
});

it('is refused to who has no account', () => {
  expect(changePhone({ userId, phone }, account.initial, context)).toMatchObject({
    refused: { code: 'REGISTRATION_REQUIRED' },
  });
});
