import type { BookingView } from '@osta/contracts/booking/api';
import type { PublicOffering } from '@osta/contracts/offering/api';

/** What the last press does: books for a known price, books, or asks for a time. */
type BookingPromise =
  | { readonly kind: 'book-for'; readonly dirham: number }
  | { readonly kind: 'book' }
  | { readonly kind: 'ask' };

/**
 * Returns what the last press does.
 *
 * @param confirmation undefined for a service that is not offered any more
 */
export function bookingPromise(
  price: BookingView['price'],
  confirmation: PublicOffering['confirmation'] | undefined,
): BookingPromise {
  if (confirmation === 'approval') return { kind: 'ask' };
  if (confirmation === 'instant' && price.kind === 'fixed') {
    return { kind: 'book-for', dirham: price.amount };
  }
  return { kind: 'book' };
}
