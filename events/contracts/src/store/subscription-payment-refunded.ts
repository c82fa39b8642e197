import { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { Day } from '../offering/day.ts';
import { PersonalWords } from '../personal-words.ts';
import { afterPayments } from './paid-period.ts';
import { ofOwner } from './recorded.ts';
import { PaymentRefundCause, SubscriptionPaymentMethod } from './status.ts';

/** Money of a payment was given back, for its last months. */
export const SubscriptionPaymentRefunded = event('osta.store.subscription-payment-refunded', {
  ...ofOwner,
  paymentId: z.uuid(),
  refundId: z.uuid(),
  months: z.int().min(1).max(12),
  amount: Dirham,
  method: SubscriptionPaymentMethod,
  refundedOn: Day,
  cause: PaymentRefundCause,
  /** In the words of the admin; may be empty. */
  note: PersonalWords,
  ...afterPayments,
});
export type SubscriptionPaymentRefunded = z.infer<typeof SubscriptionPaymentRefunded>;
