import type { UserId } from '@osta/contracts/ids';
import type {
  OwnStore,
  PaymentNotFound,
  PaymentProposalChanged,
  PaymentProposalNotFound,
  StoreNotFound,
} from '@osta/contracts/store/refusals';
import type { RefusePaymentProposalRequest } from '@osta/contracts/store/subscription-api';
import type { SubscriptionPaymentChangeRefused } from '@osta/contracts/store/subscription-payment-change-refused';
import type { SubscriptionPaymentChangeWithdrawn } from '@osta/contracts/store/subscription-payment-change-withdrawn';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { OnPayment } from './change-payment.ts';
import { roleOf } from './on-store.ts';
import type { Store } from './store.ts';
import type { Proposal } from './subscription-state.ts';

type ProposalRefusal = StoreNotFound | OwnStore | PaymentNotFound | PaymentProposalNotFound;

type Checked =
  | { readonly ok: true; readonly ownerId: UserId; readonly proposedBy: UserId }
  | { readonly ok: false; readonly refused: ProposalRefusal };

type Found =
  | { readonly ok: true; readonly ownerId: UserId; readonly proposed: Proposal | null }
  | { readonly ok: false; readonly refused: ProposalRefusal };

/** Takes back what this admin proposed to change of a payment. Nothing else changes. */
export const withdrawProposal: Decider<
  OnPayment,
  Store,
  SubscriptionPaymentChangeWithdrawn,
  ProposalRefusal
> = (command, state) => {
  const checked = proposalBy('this-admin', command, state);
  if (!checked.ok) return refuse(checked.refused);
  const withdrawn: SubscriptionPaymentChangeWithdrawn = {
    type: 'osta.store.subscription-payment-change-withdrawn',
    data: { ownerId: checked.ownerId, paymentId: command.paymentId },
  };
  return accept(withdrawn);
};

/**
 * Refuses, with a reason, the proposal that this admin has looked at, of another one. One that has taken its place
 * stays: nobody has looked at it.
 */
export const refuseProposal: Decider<
  OnPayment & RefusePaymentProposalRequest,
  Store,
  SubscriptionPaymentChangeRefused,
  ProposalRefusal | PaymentProposalChanged
> = (command, state) => {
  const { paymentId, proposalId, note } = command;
  const open = proposalOf(command, state);
  if (open.ok && open.proposed !== null && open.proposed.id !== proposalId) {
    return refuse({ code: 'PAYMENT_PROPOSAL_CHANGED' });
  }
  const checked = proposalBy('another-admin', command, state);
  if (!checked.ok) return refuse(checked.refused);
  const { ownerId, proposedBy } = checked;
  const refused: SubscriptionPaymentChangeRefused = {
    type: 'osta.store.subscription-payment-change-refused',
    data: { ownerId, paymentId, proposedBy, note },
  };
  return accept(refused);
};

/** Finds the payment, for an admin who does not work in the store, with what is proposed for it. */
function proposalOf({ paymentId, adminId }: OnPayment, store: Store): Found {
  if (store.status === 'none') return { ok: false, refused: { code: 'STORE_NOT_FOUND' } };
  if (roleOf(store, adminId) !== null) return { ok: false, refused: { code: 'OWN_STORE' } };
  const { ownerId, subscription } = store;
  const payment = subscription.payments.find(({ id }) => id === paymentId);
  return payment
    ? { ok: true, ownerId, proposed: payment.proposed }
    : { ok: false, refused: { code: 'PAYMENT_NOT_FOUND' } };
}

/** Checks that the payment has a proposal of this admin, or of another one. */
function proposalBy(
  author: 'this-admin' | 'another-admin',
  command: OnPayment,
  store: Store,
): Checked {
  const found = proposalOf(command, store);
  if (!found.ok) return found;
  const { ownerId, proposed } = found;
  const isTheirs =
    proposed !== null && (proposed.proposedBy === command.adminId) === (author === 'this-admin');
  return isTheirs
    ? { ok: true, ownerId, proposedBy: proposed.proposedBy }
    : { ok: false, refused: { code: 'PAYMENT_PROPOSAL_NOT_FOUND' } };
}
