import type { BookingView } from '@osta/contracts/booking/api';
import type { Price, PriceUnit } from '@osta/ui-kit';

interface ShownPrice {
  readonly price: Price;
  readonly unit: PriceUnit;
}

/** Returns the agreed price as the kit shows it; the final one once it is known. */
export function shownPrice({
  price,
  finalPrice,
}: Pick<BookingView, 'price' | 'finalPrice'>): ShownPrice {
  if (finalPrice !== null) return { price: { kind: 'exact', dirham: finalPrice }, unit: 'fixed' };
  return agreedPrice(price);
}

/** Returns what was agreed before the work, as the kit shows it. */
export function agreedPrice(price: BookingView['price']): ShownPrice {
  switch (price.kind) {
    case 'fixed':
      return { price: { kind: 'exact', dirham: price.amount }, unit: 'fixed' };
    case 'from':
      return { price: { kind: 'from', dirham: price.amount }, unit: 'fixed' };
    case 'hourly':
      return { price: { kind: 'exact', dirham: price.amount }, unit: 'hour' };
    case 'range':
      return { price: { kind: 'range', from: price.min, to: price.max }, unit: 'fixed' };
    case 'visit-first':
      return { price: { kind: 'visit-first' }, unit: 'fixed' };
  }
}
