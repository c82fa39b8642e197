import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';
import { StoreClosed } from '@osta/contracts/store/store-closed';
import { SubscriptionAnnouncementWithdrawn } from '@osta/contracts/store/subscription-announcement-withdrawn';
import { SubscriptionPaymentAnnounced } from '@osta/contracts/store/subscription-payment-announced';
import type { Reaction } from '@osta/platform/process/reaction';

import type { StoreReceipts } from '../files/store-receipts.ts';

/** The events after which a receipt may be in use no longer. */
const isAnswer = recordedAs([SubscriptionPaymentAnnounced, SubscriptionAnnouncementWithdrawn]);

/**
 * Returns the process manager that deletes the receipts which no payment names any longer, and all of them when
 * the store is closed. What was uploaded after the event stays.
 */
export function cleanUpReceipts(
  receipts: Pick<StoreReceipts, 'clear'>,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async (event) => {
    const { subject, time, type, data } = event;
    if (isAnswer(event)) await receipts.clear(subject, 'unused', new Date(time));
    if (StoreClosed.safeParse({ type, data }).success) {
      await receipts.clear(subject, 'all', new Date(time));
    }
    return [];
  };
}
