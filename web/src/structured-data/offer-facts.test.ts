import { ServicePrice } from '@osta/contracts/offering/offer';
import { expect, it } from 'vitest';

import { offerFacts } from './offer-facts.ts';

it.each([
  [
    { kind: 'fixed', amount: 45_500 },
    { '@type': 'PriceSpecification', price: 45.5, priceCurrency: 'LYD' },
  ],
  [
    { kind: 'hourly', amount: 30_000 },
    { '@type': 'UnitPriceSpecification', price: 30, priceCurrency: 'LYD', unitCode: 'HUR' },
  ],
  [
    { kind: 'from', amount: 100_000 },
    { '@type': 'PriceSpecification', minPrice: 100, priceCurrency: 'LYD' },
  ],
  [{ kind: 'visit-first', fee: 20_000 }, undefined],
])('says the price of a service: %o', (price, priceSpecification) => {
  expect(offerFacts('تسليك', ServicePrice.parse(price))).toEqual({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: 'تسليك' },
    ...(priceSpecification && { priceSpecification }),
  });
});
