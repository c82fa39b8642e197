import type { PaymentNotFound, StoreNotFound } from '@osta/contracts/store/refusals';
import type { RefundAnswer } from '@osta/contracts/store/status';
import type { SubscriptionRefundAnswered } from '@osta/contracts/store/subscription-refund-answered';
import { accept, refuse, unchanged, type Decider } from '@osta/platform/decider';

import type { OnStore } from './on-store.ts';
import type { Store } from './store.ts';

/** The payment provider has answered a refund. */
export type AnswerRefund = OnStore & {
  readonly paymentId: string;
  readonly refundId: string;
  readonly answer: RefundAnswer;
};

/** Records once what the provider did about a refund. Only the system may. */
export const answerRefund: Decider<
  AnswerRefund,
  Store,
  SubscriptionRefundAnswered,
  StoreNotFound | PaymentNotFound
> = ({ paymentId, refundId, answer }, state, { actor }) => {
  if (state.status === 'none' || actor !== 'system') return refuse({ code: 'STORE_NOT_FOUND' });
  const { ownerId, subscription } = state;
  const payment = subscription.payments.find(({ id }) => id === paymentId);
  const refund = payment?.refunds.find(({ id }) => id === refundId);
  if (!refund) return refuse({ code: 'PAYMENT_NOT_FOUND' });
  if (refund.answer !== null) return unchanged;
  const answered: SubscriptionRefundAnswered = {
    type: 'osta.store.subscription-refund-answered',
    data: { ownerId, paymentId, refundId, answer },
  };
  return accept(answered);
};
