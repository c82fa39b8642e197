import type { StoreStatus, SubscriptionStatus } from './status.ts';

const paying: ReadonlySet<SubscriptionStatus> = new Set([
  'trialing',
  'active',
  'past_due',
  'cancel_at_period_end',
]);

/** Returns whether customers see a store: its page is published, and its subscription allows it. */
export function isPublic(listing: StoreStatus, subscription: SubscriptionStatus): boolean {
  return listing === 'published' && paying.has(subscription);
}
