import { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { Instant } from '../instant.ts';
import { LocalizedText } from '../locale.ts';
import { PlanId } from '../plan/plan-id.ts';
import { ofOwner, ProviderReference } from './recorded.ts';

/** The owner began to pay by card or wallet, on the page of the payment provider. Nothing is paid yet. */
export const SubscriptionCheckoutStarted = event('osta.store.subscription-checkout-started', {
  ...ofOwner,
  checkoutId: z.uuid(),
  /** Names the checkout at the provider, and no person. */
  reference: ProviderReference,
  /** The page of the provider. */
  pageUrl: z.url().max(2000),
  plan: PlanId,
  /** What it was called. */
  planName: LocalizedText,
  months: z.int().min(1).max(12),
  /** What was asked for. Anything else is not taken as paid. */
  amount: Dirham,
  startedAt: Instant,
});
export type SubscriptionCheckoutStarted = z.infer<typeof SubscriptionCheckoutStarted>;
