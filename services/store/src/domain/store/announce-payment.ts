import { Day } from '@osta/contracts/offering/day';
import type {
  AnnouncementLimitReached,
  AnnouncementNotFound,
  OwnStore,
  PaymentReferenceUsed,
  ReceiptNotFound,
  StoreNotFound,
  StoreRoleTooLow,
} from '@osta/contracts/store/refusals';
import type { SubscriptionAnnouncementDeclined } from '@osta/contracts/store/subscription-announcement-declined';
import type { SubscriptionAnnouncementWithdrawn } from '@osta/contracts/store/subscription-announcement-withdrawn';
import type {
  AnnouncePaymentRequest,
  DeclineAnnouncementRequest,
} from '@osta/contracts/store/subscription-api';
import type { SubscriptionPaymentAnnounced } from '@osta/contracts/store/subscription-payment-announced';
import { accept, refuse, type Context, type Decider, type Decision } from '@osta/platform/decider';

import { roleOf, type OnStore } from './on-store.ts';
import { forOwner, ownedBy, type OwnerRefusal } from './on-subscription.ts';
import type { OpenedStore, Store } from './store.ts';
import type { Announcement } from './subscription-state.ts';

/** How many announced payments may wait at once. */
const mostWaiting = 3;

/** Names a payment that was announced. */
export interface OnAnnouncement extends OnStore {
  readonly paymentId: string;
}

/** The owner has paid. */
export type AnnouncePayment = OnAnnouncement & AnnouncePaymentRequest;

/** What the service knows about the receipt. */
interface ReceiptFacts {
  /** It was uploaded for this store. */
  readonly isReceiptTheirs: boolean;
}

/** The owner says that they have paid, with a receipt. What was declined before is answered by it. */
export function announcePayment(
  { paymentId, months, method, reference, paidOn, receiptId }: AnnouncePayment,
  state: Store,
  context: Context,
  { isReceiptTheirs }: ReceiptFacts,
): Decision<
  SubscriptionPaymentAnnounced,
  OwnerRefusal | PaymentReferenceUsed | ReceiptNotFound | AnnouncementLimitReached
> {
  const checked = forOwner('announce-payment', state, context);
  if (!checked.ok) return refuse(checked.refused);
  const { ownerId, subscription } = checked.store;
  const waiting = subscription.announced.filter(({ declined }) => declined === null);
  const isUsed =
    subscription.payments.some(({ referenceId }) => referenceId === paymentId) ||
    waiting.some(({ id }) => id === paymentId);
  if (isUsed) return refuse({ code: 'PAYMENT_REFERENCE_USED' });
  if (waiting.length >= mostWaiting) {
    return refuse({ code: 'ANNOUNCEMENT_LIMIT_REACHED', limit: mostWaiting });
  }
  if (!isReceiptTheirs) return refuse({ code: 'RECEIPT_NOT_FOUND' });
  const announced: SubscriptionPaymentAnnounced = {
    type: 'osta.store.subscription-payment-announced',
    data: {
      ownerId,
      paymentId,
      months,
      method,
      reference,
      paidOn: Day.parse(paidOn),
      receiptId,
      announcedAt: context.now,
    },
  };
  return accept(announced);
}

/** The owner takes an announced payment back, whether it waits or was declined. */
export const withdrawAnnouncement: Decider<
  OnAnnouncement,
  Store,
  SubscriptionAnnouncementWithdrawn,
  StoreNotFound | StoreRoleTooLow | AnnouncementNotFound
> = ({ paymentId }, state, { actor }) => {
  const checked = ownedBy(state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { store } = checked;
  if (!announcementOf(store, paymentId)) return refuse({ code: 'ANNOUNCEMENT_NOT_FOUND' });
  const withdrawn: SubscriptionAnnouncementWithdrawn = {
    type: 'osta.store.subscription-announcement-withdrawn',
    data: { ownerId: store.ownerId, paymentId },
  };
  return accept(withdrawn);
};

/** An admin found no such payment, and says so. */
export const declineAnnouncement: Decider<
  OnAnnouncement & DeclineAnnouncementRequest,
  Store,
  SubscriptionAnnouncementDeclined,
  StoreNotFound | OwnStore | AnnouncementNotFound
> = ({ paymentId, cause, note }, state, { actor }) => {
  if (state.status === 'none') return refuse({ code: 'STORE_NOT_FOUND' });
  if (roleOf(state, actor) !== null) return refuse({ code: 'OWN_STORE' });
  const announcement = announcementOf(state, paymentId);
  if (!announcement || announcement.declined !== null) {
    return refuse({ code: 'ANNOUNCEMENT_NOT_FOUND' });
  }
  const declined: SubscriptionAnnouncementDeclined = {
    type: 'osta.store.subscription-announcement-declined',
    data: { ownerId: state.ownerId, paymentId, cause, note },
  };
  return accept(declined);
};

function announcementOf(
  { subscription }: OpenedStore,
  paymentId: string,
): Announcement | undefined {
  return subscription.announced.find(({ id }) => id === paymentId);
}
