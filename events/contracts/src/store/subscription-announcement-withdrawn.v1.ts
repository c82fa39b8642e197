import { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner } from './recorded.ts';

/** The owner took an announced payment back, with its receipt. */
export const SubscriptionAnnouncementWithdrawnV1 = event(
  'osta.store.subscription-announcement-withdrawn.v1',
  { ...ofOwner, paymentId: z.uuid() },
);
export type SubscriptionAnnouncementWithdrawnV1 = z.infer<
  typeof SubscriptionAnnouncementWithdrawnV1
>;
