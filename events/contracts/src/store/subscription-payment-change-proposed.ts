import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { Day } from '../offering/day.ts';
import { PersonalWords } from '../personal-words.ts';
import { ofOwner } from './recorded.ts';
import {
  PaymentChangeKind,
  PaymentCorrectionCause,
  PaymentRefundCause,
  SubscriptionPaymentMethod,
} from './status.ts';

/** An admin wants a payment corrected or refunded, and the operator wants a second one to agree. */
export const SubscriptionPaymentChangeProposed = event(
  'osta.store.subscription-payment-change-proposed',
  {
    ...ofOwner,
    paymentId: z.uuid(),
    /** Absent from before a refusal named it. */
    proposalId: z.uuid().optional(),
    proposedBy: UserId,
    kind: PaymentChangeKind,
    months: z.int().min(1).max(12),
    method: SubscriptionPaymentMethod,
    /** Of a correction; empty for a refund. */
    reference: PersonalWords,
    /** Follows from store and reference; `null` for a refund. */
    referenceId: z.uuid().nullable(),
    /** When it was received, or given back. */
    day: Day,
    cause: z.union([PaymentCorrectionCause, PaymentRefundCause]),
    note: PersonalWords,
  },
);
export type SubscriptionPaymentChangeProposed = z.infer<typeof SubscriptionPaymentChangeProposed>;
