import type { Dirham } from '@osta/contracts/dirham';
import type { LocalizedText } from '@osta/contracts/locale';
import type { PaymentCorrectionCause, PaymentRefundCause } from '@osta/contracts/store/status';
import type { PaymentPaper, SubscriptionPayment } from '@osta/contracts/store/subscription-api';

/** What a credit note says. */
export interface Credit {
  readonly paper: PaymentPaper;
  /** The one that it takes back, in whole or in part. */
  readonly invoice: PaymentPaper;
  readonly planName: LocalizedText;
  readonly months: number;
  readonly amount: Dirham;
  readonly reason:
    | { readonly kind: 'correction'; readonly cause: PaymentCorrectionCause }
    | { readonly kind: 'refund'; readonly cause: PaymentRefundCause };
}

/**
 * Returns what the credit note of a refund, or of a payment that took another's place, says; `null`: there is none,
 * or its number is being given.
 */
export function creditOf(
  payments: readonly SubscriptionPayment[],
  documentId: string,
): Credit | null {
  for (const { planName, months, amount, invoice, corrected, refunds } of payments) {
    if (invoice === null) continue;
    if (corrected?.by === documentId && corrected.creditNote !== null) {
      const { cause, creditNote: paper } = corrected;
      return { paper, invoice, planName, months, amount, reason: { kind: 'correction', cause } };
    }
    const refund = refunds.find(({ id }) => id === documentId);
    if (refund !== undefined && refund.creditNote !== null) {
      const { cause, creditNote: paper } = refund;
      const { months: given, amount: back } = refund;
      return {
        paper,
        invoice,
        planName,
        months: given,
        amount: back,
        reason: { kind: 'refund', cause },
      };
    }
  }
  return null;
}
