import { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { Instant } from '../instant.ts';
import { LocalizedText } from '../locale.ts';
import { Day } from '../offering/day.ts';
import { PersonalWords } from '../personal-words.ts';
import { PlanId } from '../plan/plan-id.ts';
import { ofOwner, ProviderReference } from './recorded.ts';
import { SubscriptionPaymentMethod } from './status.ts';

/** A payment of the subscription came in. */
export const SubscriptionPaymentRecorded = event('osta.store.subscription-payment-recorded', {
  ...ofOwner,
  /** Follows from store and reference, so that a reference counts once. */
  paymentId: z.uuid(),
  plan: PlanId,
  /** What it was called. Absent from before admins could rename plans: as Osta came with it. */
  planName: LocalizedText.optional(),
  months: z.int().min(1).max(12),
  amount: Dirham,
  method: SubscriptionPaymentMethod,
  /** Of the transfer or the receipt. */
  reference: PersonalWords,
  receivedOn: Day,
  /** The time that was paid. */
  periodFrom: Instant,
  periodTo: Instant,
  /** The checkout by which it was paid; absent: an admin recorded it. */
  checkout: z.strictObject({ id: z.uuid(), reference: ProviderReference }).optional(),
});
export type SubscriptionPaymentRecorded = z.infer<typeof SubscriptionPaymentRecorded>;
