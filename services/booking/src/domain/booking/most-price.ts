import { Dirham } from '@osta/contracts/dirham';

import type { MadeBooking } from './booking.ts';

/**
 * Returns the most that the final price may be: what was agreed, with the extra work that the customer approved.
 * `null`: what was agreed sets no bound.
 */
export function mostPrice({ price, extras }: Pick<MadeBooking, 'price' | 'extras'>): Dirham | null {
  switch (price.kind) {
    case 'fixed':
      return withApproved(price.amount, extras);
    case 'range':
      return withApproved(price.max, extras);
    case 'hourly':
    case 'from':
    case 'visit-first':
      return null;
  }
}

function withApproved(agreed: Dirham, extras: MadeBooking['extras']): Dirham {
  const approved = extras.filter(({ status }) => status === 'approved');
  return Dirham.parse(approved.reduce<number>((sum, { amount }) => sum + amount, agreed));
}
