import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import { account } from './account.ts';
import { becomeBusiness } from './become-business.ts';
import { becomeProfessional } from './become-professional.ts';

const userId = UserId.parse('01980000-0000-7000-8000-00000000000a');
const context = {
  actor: 'system',
  now: Instant.parse('2026-03-01T08:00:00.000Z'),
  newId: () => userId,
} as const;
const registered = {
  type: 'osta.account.user-registered',
  data: { kind: 'customer', fullName: 'Salma', locale: 'ar' },
} as const;
const professional = {
  type: 'osta.account.account-kind-changed',
  data: { kind: 'professional' },
} as const;
const business = { ...professional, data: { kind: 'business' } } as const;

describe.each([
  { become: becomeBusiness, changed: business },
  { become: becomeProfessional, changed: professional },
])('become a $changed.data.kind', ({ become, changed }) => {
  it('makes a customer one, once', () => {
    given(account, registered).when(become, { userId }, context).emits(changed);
    given(account, registered, changed).when(become, { userId }, context).changesNothing();
  });

  it('is refused where there is no account', () => {
    given(account).when(become, { userId }, context).refuses({ code: 'NO_SUCH_ACCOUNT' });
  });
});

describe('of a professional and a business', () => {
  it('the professional with a store stays a professional', () => {
    given(account, registered, professional)
      .when(becomeBusiness, { userId }, context)
      .changesNothing();
  });

  it('the business that is approved becomes a professional', () => {
    given(account, registered, business)
      .when(becomeProfessional, { userId }, context)
      .emits(professional);
  });
});
