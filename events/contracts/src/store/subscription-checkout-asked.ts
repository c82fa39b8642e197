import { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner } from './recorded.ts';

/** The payment provider was asked about a checkout, and knew no end of it yet. */
export const SubscriptionCheckoutAsked = event('osta.store.subscription-checkout-asked', {
  ...ofOwner,
  checkoutId: z.uuid(),
  /** How often it was asked by now. */
  times: z.int().positive(),
});
export type SubscriptionCheckoutAsked = z.infer<typeof SubscriptionCheckoutAsked>;
