import { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { Day } from '../offering/day.ts';
import { PersonalWords } from '../personal-words.ts';
import { ofOwner } from './recorded.ts';
import { OfflinePaymentMethod } from './status.ts';

/** The owner says that they have paid, with a receipt. An admin records the payment, or declines. */
export const SubscriptionPaymentAnnounced = event('osta.store.subscription-payment-announced', {
  ...ofOwner,
  /** Follows from store and reference, as that of the payment that is recorded. */
  paymentId: z.uuid(),
  months: z.int().min(1).max(12),
  method: OfflinePaymentMethod,
  /** Of the transfer or the receipt. */
  reference: PersonalWords,
  paidOn: Day,
  /** The file of the receipt. */
  receiptId: z.uuidv7(),
  announcedAt: Instant,
});
export type SubscriptionPaymentAnnounced = z.infer<typeof SubscriptionPaymentAnnounced>;
