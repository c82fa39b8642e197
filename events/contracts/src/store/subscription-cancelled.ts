import { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner } from './recorded.ts';

/** The subscription ended. */
export const SubscriptionCancelled = event('osta.store.subscription-cancelled', {
  ...ofOwner,
  cause: z.enum(['by-owner', 'unpaid', 'store-closed']),
});
export type SubscriptionCancelled = z.infer<typeof SubscriptionCancelled>;
