import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { alsoToManagers, ofOwner } from './recorded.ts';

/** The grace is over: the page is hidden until a payment comes in. */
export const SubscriptionLapsed = event('osta.store.subscription-lapsed', {
  ...ofOwner,
  ...alsoToManagers,
  /** When the subscription ends unless it is paid. */
  endsAt: Instant,
});
export type SubscriptionLapsed = z.infer<typeof SubscriptionLapsed>;
