import type { EventEnvelope } from '@osta/contracts/envelope';
import { StoreId } from '@osta/contracts/ids';
import { recordedAs } from '@osta/contracts/recorded-as';
import { SubscriptionPaymentRefunded } from '@osta/contracts/store/subscription-payment-refunded';
import type { Command } from '@osta/platform/aggregate';
import type { Refusal } from '@osta/platform/decider';
import { reaction, type Reaction } from '@osta/platform/process/reaction';
import type { Pool } from 'pg';

import type { AnswerRefund } from '../domain/store/answer-refund.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { readStoreRow } from '../queries/store-row.ts';

const isRefund = recordedAs([SubscriptionPaymentRefunded]);

interface Refunding {
  readonly answerRefund: Command<AnswerRefund, unknown, Refusal>;
  /** `null`: none takes payments. */
  readonly provider: PaymentProvider | null;
}

/**
 * Returns the process manager that has the payment provider give back what an admin refunded online. The refund's id
 * makes a second delivery harmless. A provider that does not answer holds the store's events until it does.
 */
export function whenRefunded(
  { answerRefund, provider }: Refunding,
  pool: Pool,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async (event) => {
    if (!isRefund(event) || event.data.method !== 'online') return [];
    const { paymentId, refundId, amount } = event.data;
    const storeId = StoreId.parse(event.subject);
    const row = await readStoreRow(pool, storeId);
    const payment = row?.state.subscription.payments.find(({ id }) => id === paymentId);
    const reference = payment?.providerReference ?? null;
    const isOpen = payment?.refunds.some(({ id, answer }) => id === refundId && answer === null);
    if (reference === null || isOpen !== true) return [];
    if (provider === null)
      throw new Error('A refund waits for the payment provider, and none is set');
    const answer = await provider.refund({ reference, refundId, amount });
    return [reaction(answerRefund, refundId, { storeId, paymentId, refundId, answer })];
  };
}
