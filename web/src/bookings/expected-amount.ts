import type { BookingView } from '@osta/contracts/booking/api';

/**
 * Returns the amount that the booking comes to, in dirham: the final price, or an agreed exact one
 * with the approved extras. `null` while nobody can know it.
 */
export function expectedAmount({
  finalPrice,
  price,
  extras,
}: Pick<BookingView, 'finalPrice' | 'price' | 'extras'>): number | null {
  if (finalPrice !== null) return finalPrice;
  return price.kind === 'fixed' ? price.amount + approvedExtras(extras) : null;
}

/** Returns the sum of the extras that the customer approved, in dirham. */
export function approvedExtras(extras: BookingView['extras']): number {
  return extras.reduce((sum, { status, amount }) => sum + (status === 'approved' ? amount : 0), 0);
}
