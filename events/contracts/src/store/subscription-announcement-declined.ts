import { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { ofOwner } from './recorded.ts';
import { AnnouncementDeclineCause } from './status.ts';

/** An admin found no payment behind what the owner announced. */
export const SubscriptionAnnouncementDeclined = event(
  'osta.store.subscription-announcement-declined',
  {
    ...ofOwner,
    paymentId: z.uuid(),
    cause: AnnouncementDeclineCause,
    /** What the owner should know besides; may be empty. */
    note: PersonalWords,
  },
);
export type SubscriptionAnnouncementDeclined = z.infer<typeof SubscriptionAnnouncementDeclined>;
