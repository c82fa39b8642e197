import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { ofOwner } from './recorded.ts';

/** The owner cancelled: the subscription ends with the time that is paid. */
export const SubscriptionCancellationChosenV1 = event(
  'osta.store.subscription-cancellation-chosen.v1',
  {
    ...ofOwner,
    endsAt: Instant,
  },
);
export type SubscriptionCancellationChosenV1 = z.infer<typeof SubscriptionCancellationChosenV1>;
