import { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner } from './recorded.ts';
import { RefundAnswer } from './status.ts';

/** The payment provider gave money of a payment back, or refused to. */
export const SubscriptionRefundAnswered = event('osta.store.subscription-refund-answered', {
  ...ofOwner,
  paymentId: z.uuid(),
  refundId: z.uuid(),
  answer: RefundAnswer,
});
export type SubscriptionRefundAnswered = z.infer<typeof SubscriptionRefundAnswered>;
