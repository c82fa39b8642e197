import { Day } from '@osta/contracts/offering/day';
import { amountOf, priceOn } from '@osta/contracts/plan/plan-price';
import type { PaymentReferenceUsed } from '@osta/contracts/store/refusals';
import type { CorrectPaymentRequest } from '@osta/contracts/store/subscription-api';
import type { SubscriptionPaymentChangeProposed } from '@osta/contracts/store/subscription-payment-change-proposed';
import type { SubscriptionPaymentCorrected } from '@osta/contracts/store/subscription-payment-corrected';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';

import { planOf, type PlanFacts } from '../plan/all-plans.ts';
import {
  forChange,
  unlessAgreed,
  type ChangePolicy,
  type OnPayment,
  type PaymentRefusal,
} from './change-payment.ts';
import { afterChange } from './paid-periods.ts';
import type { Store } from './store.ts';
import type { Payment } from './subscription-state.ts';

/** An admin says what was recorded wrongly. */
export type CorrectPayment = OnPayment &
  CorrectPaymentRequest & {
    /** Follows from store and reference. */
    readonly referenceId: string;
  };

/**
 * Puts another payment in the place of one that was recorded wrongly, for the same plan, at its price of the day on
 * which the money was received. Times that followed on it move with it. The same as before changes nothing.
 */
export function correctPayment(
  command: CorrectPayment,
  state: Store,
  context: Context,
  { plans, ...policy }: ChangePolicy & PlanFacts,
): Decision<
  SubscriptionPaymentCorrected | SubscriptionPaymentChangeProposed,
  PaymentRefusal | PaymentReferenceUsed
> {
  const { paymentId, adminId, months, method, reference, referenceId, cause, note } = command;
  const checked = forChange('correction', paymentId, state, context);
  if (!checked.ok) return refuse(checked.refused);
  const { store, payment } = checked;
  const { ownerId, subscription } = store;
  const receivedOn = Day.parse(command.receivedOn);
  const right: Payment = {
    ...payment,
    id: context.newId(0),
    months,
    method,
    reference,
    referenceId,
    receivedOn,
    amount: amountOf(priceOn(planOf(payment.plan, { plans }).prices, receivedOn), months),
  };
  if (isAsBefore(payment, right)) return unchanged;
  const isTaken = subscription.payments.some(
    (each) =>
      each.referenceId === referenceId && each.id !== paymentId && each.replacement === null,
  );
  if (isTaken) return refuse({ code: 'PAYMENT_REFERENCE_USED' });
  const wanted = { months, method, reference, referenceId, day: receivedOn, cause, note };
  const by = { adminId, proposalId: context.newId(0) };
  const waits = unlessAgreed(store, payment, { kind: 'correction', ...wanted }, by, policy);
  if (waits) return waits;
  const corrected: SubscriptionPaymentCorrected = {
    type: 'osta.store.subscription-payment-corrected',
    data: {
      ownerId,
      paymentId,
      replacementId: right.id,
      referenceId,
      plan: payment.plan,
      months,
      amount: right.amount,
      credited: payment.amount,
      method,
      reference,
      receivedOn,
      cause,
      note,
      ...afterChange(subscription, right, paymentId, context.now),
    },
  };
  return accept(corrected);
}

function isAsBefore(before: Payment, right: Payment): boolean {
  return (
    before.months === right.months &&
    before.method === right.method &&
    before.referenceId === right.referenceId &&
    before.receivedOn === right.receivedOn
  );
}
