import { dirhamPerDinar } from '@osta/contracts/dirham-per-dinar';
import type { ServicePrice } from '@osta/contracts/offering/offer';

/* oxlint-disable lingui/no-unlocalized-strings -- the words of schema.org */

/** What schema.org calls an hour as the unit of a price (UN/CEFACT). */
const hour = 'HUR';

/** Returns a service that a professional offers as structured data: an offer, with its price where there is one. */
export function offerFacts(name: string, price: ServicePrice): object {
  const priceSpecification = specified(price);
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    ...(priceSpecification && { priceSpecification }),
  };
}

function specified(price: ServicePrice): object | undefined {
  const priceCurrency = 'LYD';
  switch (price.kind) {
    case 'fixed':
      return { '@type': 'PriceSpecification', price: dinars(price.amount), priceCurrency };
    case 'hourly':
      return {
        '@type': 'UnitPriceSpecification',
        price: dinars(price.amount),
        priceCurrency,
        unitCode: hour,
      };
    case 'from':
      return { '@type': 'PriceSpecification', minPrice: dinars(price.amount), priceCurrency };
    case 'visit-first':
      // What the visit costs is not what the work costs
      return undefined;
  }
}

/** Returns an amount of dirham in dinars, as schema.org counts money. */
function dinars(dirham: number): number {
  return dirham / dirhamPerDinar;
}
