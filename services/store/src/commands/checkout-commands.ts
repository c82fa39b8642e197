import { internalCommand } from '@osta/platform/aggregate';

import { startCheckout } from '../domain/store/start-checkout.ts';
import type { StoreAggregate } from './store-aggregate.ts';

/** Declares what a route issues for an owner once the payment provider has made a page. */
export function checkoutCommands(stores: StoreAggregate) {
  return {
    startCheckout: internalCommand(stores, { name: 'startCheckout', decide: startCheckout }),
  };
}
