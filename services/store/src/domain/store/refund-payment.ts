import { Dirham } from '@osta/contracts/dirham';
import { Day } from '@osta/contracts/offering/day';
import type { RefundNotOnline, RefundTooLarge } from '@osta/contracts/store/refusals';
import type { RefundPaymentRequest } from '@osta/contracts/store/subscription-api';
import type { SubscriptionPaymentChangeProposed } from '@osta/contracts/store/subscription-payment-change-proposed';
import type { SubscriptionPaymentRefunded } from '@osta/contracts/store/subscription-payment-refunded';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import {
  forChange,
  unlessAgreed,
  type ChangePolicy,
  type OnPayment,
  type PaymentRefusal,
} from './change-payment.ts';
import { afterChange, monthsLeft } from './paid-periods.ts';
import type { Store } from './store.ts';
import type { Payment, Refund } from './subscription-state.ts';

/** An admin gave money back. */
export type RefundPayment = OnPayment & RefundPaymentRequest;

/** Gives the last months of a payment back. Times that followed on it begin as much earlier. */
export function refundPayment(
  { paymentId, adminId, months, method, refundedOn, cause, note }: RefundPayment,
  state: Store,
  context: Context,
  policy: ChangePolicy,
): Decision<
  SubscriptionPaymentRefunded | SubscriptionPaymentChangeProposed,
  PaymentRefusal | RefundTooLarge | RefundNotOnline
> {
  const checked = forChange('refund', paymentId, state, context);
  if (!checked.ok) return refuse(checked.refused);
  const { store, payment } = checked;
  if (method === 'online' && payment.providerReference === null) {
    return refuse({ code: 'REFUND_NOT_ONLINE' });
  }
  const left = monthsLeft(payment);
  if (months > left) return refuse({ code: 'REFUND_TOO_LARGE', monthsLeft: left });
  const day = Day.parse(refundedOn);
  const wanted = { months, method, reference: '', referenceId: null, day, cause, note };
  const by = { adminId, proposalId: context.newId(0) };
  const waits = unlessAgreed(store, payment, { kind: 'refund', ...wanted }, by, policy);
  if (waits) return waits;
  const refund: Refund = {
    id: context.newId(0),
    months,
    amount: amountOf(payment, months),
    method,
    refundedOn: day,
    cause,
    note,
    answer: null,
  };
  const { id: refundId, answer: _answer, ...given } = refund;
  const changed = { ...payment, refunds: [...payment.refunds, refund] };
  const refunded: SubscriptionPaymentRefunded = {
    type: 'osta.store.subscription-payment-refunded',
    data: {
      ownerId: store.ownerId,
      paymentId,
      refundId,
      ...given,
      ...afterChange(store.subscription, changed, paymentId, context.now),
    },
  };
  return accept(refunded);
}

/** Its share of the amount; with the last month goes whatever is left of it. */
function amountOf(payment: Payment, months: number): Dirham {
  const given = payment.refunds.reduce((sum, { amount }) => sum + amount, 0);
  const share = Math.floor((payment.amount * months) / payment.months);
  return Dirham.parse(months === monthsLeft(payment) ? payment.amount - given : share);
}
