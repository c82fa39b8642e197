import { AccountEvent } from '@osta/contracts/account/events';
import type { AccountKind } from '@osta/contracts/account/kind';
import { UserProfileUpdated } from '@osta/contracts/account/user-profile-updated';
import { UserRegistered } from '@osta/contracts/account/user-registered';
import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import { given } from '@osta/platform/testing/given';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { account, type Account } from './account.ts';
import { register } from './register.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { updateProfile, type UpdateProfile } from './update-profile.ts';

const userId = UserId.parse('01980000-0000-7000-8000-00000000000a');
const context = {
  actor: userId,
  now: Instant.parse('2026-02-27T10:04:59.999Z'),
  newId: () => '01980000-0000-7000-8000-0000000000d1',
};
const command: UpdateProfile = { userId, locale: 'en' };

const registered = UserRegistered.parse({
  type: 'osta.account.user-registered',
  data: { kind: 'professional', fullName: 'Ali Ben Omar', locale: 'ar' },
});
const nowInEnglish = UserProfileUpdated.parse({
  type: 'osta.account.user-profile-updated',
  data: { fullName: 'Ali Ben Omar', locale: 'en' },
});

describe('update profile', () => {
  it('records the whole profile and keeps omitted fields', () => {
    given(account, registered).when(updateProfile, command, context).emits(nowInEnglish);
  });

  it('builds on the last change', () => {
    given(account, registered, nowInEnglish)
      .when(updateProfile, { userId, fullName: 'Ali B. Omar' }, context)
      .emits({ ...nowInEnglish, data: { fullName: 'Ali B. Omar', locale: 'en' } });
  });

  it('is refused before registration', () => {
    given(account).when(updateProfile, command, context).refuses({ code: 'REGISTRATION_REQUIRED' });
  });
});

type Decided = ReturnType<typeof register | typeof updateProfile | typeof revokeSessions>;
type Asked = (state: Account) => Decided;

const locale = fc.constantFrom<Locale>('ar', 'en');
const kind = fc.constantFrom<AccountKind>('customer', 'professional', 'business');
const fullName = fc.string({ minLength: 2, maxLength: 120 });
const sessionIds = fc.array(fc.uuid(), { minLength: 1 });

const asked: fc.Arbitrary<Asked> = fc.oneof(
  fc.record({ kind, fullName, locale }).map(
    (who): Asked =>
      (state) =>
        register({ userId, ...who }, state, context),
  ),
  fc.record({ fullName, locale }, { requiredKeys: [] }).map(
    (change): Asked =>
      (state) =>
        updateProfile({ userId, ...change }, state, context),
  ),
  sessionIds.map(
    (ids): Asked =>
      (state) =>
        revokeSessions({ userId, sessionIds: ids, cause: 'signed-out' }, state, context),
  ),
);

describe('an account, whatever is asked of it', () => {
  it('keeps its kind for ever and emits only what its contract allows', () => {
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 20 }), (questions) => {
        let state = account.initial;
        const kinds = new Set<AccountKind>();

        for (const ask of questions) {
          const decision = ask(state);
          for (const event of decision.ok ? decision.events : []) {
            expect(AccountEvent.parse(event)).toEqual(event);
            state = account.evolve(state, event);
          }
          if (state.status === 'registered') kinds.add(state.kind);
        }
        expect(kinds.size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
