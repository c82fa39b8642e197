import { RecoveryCodes } from '@osta/contracts/account/second-step';
import { expect, it } from 'vitest';

import { newRecoveryCodes, shownRecoveryCode } from './recovery-codes.ts';

it('makes ten codes of unambiguous letters', () => {
  for (let round = 0; round < 50; round += 1) {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    expect(codes.join('')).not.toMatch(/[^2-9a-z]|[ilo]/u);
    expect(() =>
      RecoveryCodes.parse({ recoveryCodes: codes.map(shownRecoveryCode) }),
    ).not.toThrow();
  }
  expect(shownRecoveryCode('k7m29xqd')).toBe('k7m2-9xqd');
});
