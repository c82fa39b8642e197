import { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { ofOwner } from './recorded.ts';

/** What a subscription can be in when its owner is reminded that it ends. */
export const RemindedStatus = z.enum([
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'cancel_at_period_end',
]);
export type RemindedStatus = z.infer<typeof RemindedStatus>;

/** The trial, the paid time, the grace or the time to pay ends soon, by status. */
export const SubscriptionReminded = event('osta.store.subscription-reminded', {
  ...ofOwner,
  status: RemindedStatus,
  endsAt: Instant,
  /** The reminder is the one that comes these days before the end. */
  daysBefore: z.int().min(1).max(90),
});
export type SubscriptionReminded = z.infer<typeof SubscriptionReminded>;
