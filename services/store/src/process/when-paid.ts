import type { EventEnvelope } from '@osta/contracts/envelope';
import { StoreId } from '@osta/contracts/ids';
import { recordedAs } from '@osta/contracts/recorded-as';
import { SubscriptionPaymentCorrected } from '@osta/contracts/store/subscription-payment-corrected';
import { SubscriptionPaymentRecorded } from '@osta/contracts/store/subscription-payment-recorded';
import { SubscriptionPaymentRefunded } from '@osta/contracts/store/subscription-payment-refunded';
import type { Command } from '@osta/platform/aggregate';
import type { Refusal } from '@osta/platform/decider';
import { reaction, type Reaction } from '@osta/platform/process/reaction';

import type { IssueInvoice } from '../domain/invoice/issue-invoice.ts';
import { storeDay } from '../queries/analytics-days.ts';

const isOfPayments = recordedAs([
  SubscriptionPaymentRecorded,
  SubscriptionPaymentCorrected,
  SubscriptionPaymentRefunded,
]);

interface Issuing {
  readonly issueInvoice: Command<IssueInvoice, unknown, Refusal>;
}

/**
 * Returns the process manager that numbers the papers of payments: an invoice for each, a credit note for what is
 * given back, and both for a correction. The day of the event is the day of the paper, so that a second delivery
 * after New Year does not number it again.
 */
export function whenPaid({
  issueInvoice,
}: Issuing): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async (event) =>
    papersOf(event).map((paper) =>
      reaction(issueInvoice, `${paper.kind}:${paper.documentId}`, paper),
    );
}

function papersOf(event: EventEnvelope): readonly IssueInvoice[] {
  if (!isOfPayments(event)) return [];
  const issuedOn = storeDay(event.time);
  const storeId = StoreId.parse(event.subject);
  const dated = { storeId, issuedOn, year: Number(issuedOn.slice(0, 4)) };
  switch (event.type) {
    case 'osta.store.subscription-payment-recorded': {
      const { paymentId, amount } = event.data;
      return [{ kind: 'invoice', documentId: paymentId, paymentId, amount, ...dated }];
    }
    case 'osta.store.subscription-payment-corrected': {
      const { paymentId, replacementId, credited, amount } = event.data;
      const documentId = replacementId;
      return [
        { kind: 'credit-note', documentId, paymentId, amount: credited, ...dated },
        { kind: 'invoice', documentId, paymentId: replacementId, amount, ...dated },
      ];
    }
    case 'osta.store.subscription-payment-refunded': {
      const { paymentId, refundId, amount } = event.data;
      return [{ kind: 'credit-note', documentId: refundId, paymentId, amount, ...dated }];
    }
  }
}
