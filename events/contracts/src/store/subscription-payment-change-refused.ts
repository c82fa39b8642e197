import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { ofOwner } from './recorded.ts';

/** A second admin doesn't agree to correct or refund a payment. */
export const SubscriptionPaymentChangeRefused = event(
  'osta.store.subscription-payment-change-refused',
  {
    ...ofOwner,
    paymentId: z.uuid(),
    /** The admin who proposed it: they are told. */
    proposedBy: UserId,
    /** Why, in the words of the admin. */
    note: PersonalWords,
  },
);
export type SubscriptionPaymentChangeRefused = z.infer<typeof SubscriptionPaymentChangeRefused>;
