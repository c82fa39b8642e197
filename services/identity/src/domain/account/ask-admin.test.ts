import { UserRegistered } from '@osta/contracts/account/user-registered';
import { UserId } from '@osta/contracts/ids';
import { expect, it } from 'vitest';

import { account } from './account.ts';
import { askAdmin } from './ask-admin.ts';

const userId = UserId.parse('01980000-0000-7000-8000-0000000000ad');
const about = '01980000-0000-7000-8000-00000000000a';
const ask = { userId, matter: 'application', about } as const;
const asked = {
  type: 'osta.account.admin-asked',
  data: { matter: 'application', about },
} as const;
const registered = account.evolve(
  account.initial,
  UserRegistered.parse({
    type: 'osta.account.user-registered',
    data: { kind: 'customer', fullName: 'sealed:1:abc', locale: 'ar' },
  }),
);

it('is recorded, and leaves the account as it was', () => {
  expect(askAdmin(ask, registered)).toEqual({ ok: true, events: [asked] });
  expect(account.evolve(registered, asked)).toEqual(registered);
});

it('is refused without an account, and for an erased one', () => {
  for (const state of [account.initial, { status: 'erased' } as const]) {
    expect(askAdmin(ask, state)).toMatchObject({ refused: { code: 'NO_SUCH_ACCOUNT' } });
  }
});
