import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StoreRefusal } from '@osta/contracts/store/refusals';

type PaymentCode = Extract<
  StoreRefusal['code'],
  `PAYMENT_${string}` | `CHECKOUT_${string}` | `REFUND_${string}`
>;

/** Sentences for refusals about payments of a store. */
export const paymentSentences: { readonly [Code in PaymentCode]: () => MessageDescriptor } = {
  PAYMENT_PROVIDER_MISSING: () =>
    msg`Card and wallet payments aren’t available now. Pay by transfer or in cash.`,
  PAYMENT_PROVIDER_UNAVAILABLE: () =>
    msg`The payment provider isn’t answering. Try again in a minute.`,
  CHECKOUT_NOT_FOUND: () => msg`This payment no longer exists. Load the page again.`,
  CHECKOUT_LIMIT_REACHED: () =>
    msg`You’ve started several payments. Finish one, or wait an hour and start again.`,
  REFUND_TOO_LARGE: () => msg`Fewer months of this payment are left. Choose fewer.`,
  REFUND_NOT_ONLINE: () =>
    msg`This payment wasn’t made by card or wallet. Choose how you gave it back.`,
  PAYMENT_NOT_FOUND: () => msg`This payment no longer exists. Load the page again.`,
  PAYMENT_CHANGED_BEFORE: () =>
    msg`This payment was corrected or refunded by someone else. Load the page again.`,
  PAYMENT_REFERENCE_USED: () => msg`This reference was used for another payment. Check it.`,
  PAYMENT_PROPOSAL_CHANGED: () =>
    msg`Another proposal has taken the place of this one. Close this and check the new one.`,
  PAYMENT_PROPOSAL_NOT_FOUND: () =>
    msg`This proposal is no longer open. Check the payment before you continue.`,
};
