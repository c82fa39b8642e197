import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { ofOwner } from './recorded.ts';

/** The owner cancelled: the subscription ends with the time that is paid. */
export const SubscriptionCancellationChosen = event('osta.store.subscription-cancellation-chosen', {
  ...ofOwner,
  endsAt: Instant,
});
export type SubscriptionCancellationChosen = z.infer<typeof SubscriptionCancellationChosen>;
