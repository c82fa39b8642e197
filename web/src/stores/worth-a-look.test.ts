import type { CheckoutState } from '@osta/contracts/store/subscription-api';
import { describe, expect, it } from 'vitest';

import { worthALook } from './worth-a-look.ts';

const of = (id: number, cause: CheckoutState['cause'], isMoneyOut = false) => ({
  id,
  cause,
  isMoneyOut,
});

describe('the checkouts that are worth a look', () => {
  it('begin with all where money is out, however many newer ones may still be paid', () => {
    const newer = [1, 2, 3, 4, 5, 6].map((id) => of(id, null));
    const older = [
      of(7, 'other-amount', true),
      of(8, 'declined'),
      of(9, 'not-payable', true),
      of(10, 'expired'),
      of(11, 'unanswered', true),
    ];
    const shown = worthALook([...newer, ...older]).map(({ id }) => id);
    expect(shown).toEqual([7, 9, 11, 1, 2, 3, 4, 5]);
  });
});
