import { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner } from './recorded.ts';

/** The admin who proposed to correct or refund a payment took the proposal back. */
export const SubscriptionPaymentChangeWithdrawn = event(
  'osta.store.subscription-payment-change-withdrawn',
  { ...ofOwner, paymentId: z.uuid() },
);
export type SubscriptionPaymentChangeWithdrawn = z.infer<typeof SubscriptionPaymentChangeWithdrawn>;
