import { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner } from './recorded.ts';
import { CheckoutFailureCause } from './status.ts';

/** A checkout ended without a payment that counts. A payment that comes in later is still recorded. */
export const SubscriptionCheckoutFailed = event('osta.store.subscription-checkout-failed', {
  ...ofOwner,
  checkoutId: z.uuid(),
  cause: CheckoutFailureCause,
});
export type SubscriptionCheckoutFailed = z.infer<typeof SubscriptionCheckoutFailed>;
