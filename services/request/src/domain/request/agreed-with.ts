import type { UserId } from '@osta/contracts/ids';

import type { WrittenRequest } from './service-request.ts';

/**
 * Returns whether the work is certainly this professional's, or was: their offer was accepted and
 * booked.
 */
export function isAgreedWith(
  { status, quotes }: Pick<WrittenRequest, 'status' | 'quotes'>,
  professionalId: UserId,
): boolean {
  if (status !== 'awarded' && status !== 'fulfilled') return false;
  return quotes.some(
    (quote) => quote.professionalId === professionalId && quote.status === 'accepted',
  );
}
