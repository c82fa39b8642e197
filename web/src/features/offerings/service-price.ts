import type { OfferRequest } from '@osta/contracts/offering/api';
import type { Price, PriceUnit } from '@osta/ui-kit';

/** Returns a price as the kit shows it. */
export function servicePrice(price: OfferRequest['price']): {
  readonly price: Price;
  readonly unit: PriceUnit;
} {
  switch (price.kind) {
    case 'fixed':
      return { price: { kind: 'exact', dirham: price.amount }, unit: 'fixed' };
    case 'hourly':
      return { price: { kind: 'exact', dirham: price.amount }, unit: 'hour' };
    case 'from':
      return { price: { kind: 'from', dirham: price.amount }, unit: 'fixed' };
    case 'visit-first':
      return { price: { kind: 'visit-first' }, unit: 'visit' };
  }
}
