import { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { Day } from '../offering/day.ts';
import { PersonalWords } from '../personal-words.ts';
import { PlanId } from '../plan/plan-id.ts';
import { afterPayments } from './paid-period.ts';
import { ofOwner } from './recorded.ts';
import { PaymentCorrectionCause, OfflinePaymentMethod } from './status.ts';

/** A payment was recorded wrongly. Another one takes its place; the wrong one stays in the history. */
export const SubscriptionPaymentCorrected = event('osta.store.subscription-payment-corrected', {
  ...ofOwner,
  /** The wrong one. */
  paymentId: z.uuid(),
  /** The right one. */
  replacementId: z.uuid(),
  /** Follows from store and reference, so that a reference counts once. */
  referenceId: z.uuid(),
  plan: PlanId,
  months: z.int().min(1).max(12),
  amount: Dirham,
  /** What the wrong one said: it is credited. */
  credited: Dirham,
  method: OfflinePaymentMethod,
  reference: PersonalWords,
  receivedOn: Day,
  cause: PaymentCorrectionCause,
  /** In the words of the admin; may be empty. */
  note: PersonalWords,
  ...afterPayments,
});
export type SubscriptionPaymentCorrected = z.infer<typeof SubscriptionPaymentCorrected>;
