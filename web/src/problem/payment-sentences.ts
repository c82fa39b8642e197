import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StoreRefusal } from '@osta/contracts/store/refusals';

type PaymentCode = Extract<StoreRefusal['code'], `PAYMENT_${string}`>;

/** Sentences for refusals about payments of a store. */
export const paymentSentences: { readonly [Code in PaymentCode]: () => MessageDescriptor } = {
  PAYMENT_NOT_FOUND: () => msg`This payment no longer exists. Load the page again.`,
  PAYMENT_CHANGED_BEFORE: () =>
    msg`This payment was corrected or refunded by someone else. Load the page again.`,
  PAYMENT_REFERENCE_USED: () => msg`This reference was used for another payment. Check it.`,
  PAYMENT_PROPOSAL_NOT_FOUND: () =>
    msg`This proposal is no longer open. Check the payment before you continue.`,
};
