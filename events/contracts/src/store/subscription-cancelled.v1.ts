import { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner } from './recorded.ts';

/** The subscription ended. */
export const SubscriptionCancelledV1 = event('osta.store.subscription-cancelled.v1', {
  ...ofOwner,
  cause: z.enum(['by-owner', 'unpaid', 'store-closed']),
});
export type SubscriptionCancelledV1 = z.infer<typeof SubscriptionCancelledV1>;
