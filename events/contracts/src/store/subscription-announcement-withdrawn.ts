import { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner } from './recorded.ts';

/** The owner took an announced payment back, with its receipt. */
export const SubscriptionAnnouncementWithdrawn = event(
  'osta.store.subscription-announcement-withdrawn',
  { ...ofOwner, paymentId: z.uuid() },
);
export type SubscriptionAnnouncementWithdrawn = z.infer<typeof SubscriptionAnnouncementWithdrawn>;
