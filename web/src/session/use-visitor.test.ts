import type { Me } from '@osta/contracts/account/api';
import { expect, it } from 'vitest';

import { visitorOf } from './use-visitor.ts';

const me = { role: 'customer', isAdmin: false } as Me;

it('returns the kind of visitor', () => {
  expect(visitorOf(null)).toBe('guest');
  expect(visitorOf({ ...me, role: null })).toBe('newcomer');
  for (const role of ['customer', 'business', 'professional'] as const) {
    expect(visitorOf({ ...me, role })).toBe(role);
    // Admins get no invitation, whatever their kind of account
    expect(visitorOf({ ...me, role, isAdmin: true })).toBe('admin');
  }
});
