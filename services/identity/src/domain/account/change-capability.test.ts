import { UserRegistered } from '@osta/contracts/account/user-registered';
import { UserId } from '@osta/contracts/ids';
import { unchanged } from '@osta/platform/decider';
import { expect, it } from 'vitest';

import { account } from './account.ts';
import { grantCapability, revokeCapability } from './change-capability.ts';

const userId = UserId.parse('01980000-0000-7000-8000-00000000000a');
const change = { userId, capability: 'store_management' } as const;
const granted = {
  type: 'osta.account.capability-granted',
  data: { capability: 'store_management' },
} as const;
const revoked = { ...granted, type: 'osta.account.capability-revoked' } as const;
const registered = account.evolve(
  account.initial,
  UserRegistered.parse({
    type: 'osta.account.user-registered',
    data: { kind: 'business', fullName: 'sealed:1:abc', locale: 'ar' },
  }),
);

it('is granted and revoked; repeating either changes nothing', () => {
  const may = account.evolve(registered, granted);
  expect(grantCapability(change, registered)).toEqual({ ok: true, events: [granted] });
  expect(grantCapability(change, may)).toEqual(unchanged);
  expect(revokeCapability(change, may)).toEqual({ ok: true, events: [revoked] });
  expect(account.evolve(may, revoked)).toMatchObject({ capabilities: [] });
  expect(revokeCapability(change, registered)).toEqual(unchanged);
});

it('is refused without an account, and for an erased one', () => {
  for (const state of [account.initial, { status: 'erased' } as const]) {
    for (const decide of [grantCapability, revokeCapability]) {
      expect(decide(change, state)).toMatchObject({ refused: { code: 'NO_SUCH_ACCOUNT' } });
    }
  }
});
