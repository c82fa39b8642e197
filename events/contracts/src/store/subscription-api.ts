import { z } from 'zod';

import { BoundedDay } from '../bounded-time.ts';
import { Dirham } from '../dirham.ts';
import { StoreId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { LocalizedText } from '../locale.ts';
import { Day } from '../offering/day.ts';
import { PlanId } from '../plan/plan-id.ts';
import { Text } from '../text.ts';
import {
  AnnouncementDeclineCause,
  CheckoutFailureCause,
  CheckoutStatus,
  OfflinePaymentMethod,
  PaymentChangeKind,
  PaymentCorrectionCause,
  PaymentRefundCause,
  RefundAnswer,
  SubscriptionPaymentMethod,
  SubscriptionStatus,
  SubscriptionVerb,
} from './status.ts';

/** `POST /api/stores/{storeId}/subscription/choose`: begins a subscription, changes its plan, or takes a cancellation back. */
export const ChoosePlanRequest = z.strictObject({ plan: PlanId });
export type ChoosePlanRequest = z.infer<typeof ChoosePlanRequest>;

/** `POST /api/admin/stores/{storeId}/payments`: the amount follows from plan and months. */
export const RecordPaymentRequest = z.strictObject({
  months: z.int().min(1).max(12),
  method: OfflinePaymentMethod,
  /** Of the transfer or the receipt. The same one again has no second effect. */
  reference: Text.trim().min(3).max(60),
  receivedOn: BoundedDay,
});
export type RecordPaymentRequest = z.input<typeof RecordPaymentRequest>;

/** `POST /api/admin/stores/{storeId}/payments/{paymentId}/correct`: what is right; plan and store stay. */
export const CorrectPaymentRequest = RecordPaymentRequest.extend({
  cause: PaymentCorrectionCause,
  note: Text.trim().max(500),
});
export type CorrectPaymentRequest = z.input<typeof CorrectPaymentRequest>;

/** `POST /api/admin/stores/{storeId}/payments/{paymentId}/refund`: the last months of it are given back. */
export const RefundPaymentRequest = z.strictObject({
  months: z.int().min(1).max(12),
  /** `online`: the payment provider gives it back, of a payment that was made there. */
  method: SubscriptionPaymentMethod,
  refundedOn: BoundedDay,
  cause: PaymentRefundCause,
  note: Text.trim().max(500),
});
export type RefundPaymentRequest = z.input<typeof RefundPaymentRequest>;

/** `POST /api/admin/stores/{storeId}/payments/{paymentId}/proposal/refuse`: why, for the one who proposed it. */
export const RefusePaymentProposalRequest = z.strictObject({
  /** What the admin has looked at: another may have taken its place. */
  proposalId: z.uuid(),
  note: Text.trim().min(1).max(500),
});
export type RefusePaymentProposalRequest = z.input<typeof RefusePaymentProposalRequest>;

/** `POST /api/stores/{storeId}/subscription/announcements`: the owner has paid. */
export const AnnouncePaymentRequest = z.strictObject({
  months: z.int().min(1).max(12),
  method: OfflinePaymentMethod,
  /** Of the transfer or the receipt. */
  reference: Text.trim().min(3).max(60),
  paidOn: BoundedDay,
  /** Uploaded before. */
  receiptId: z.uuidv7(),
});
export type AnnouncePaymentRequest = z.input<typeof AnnouncePaymentRequest>;

/** The answer to the upload of a receipt: it is seen once a payment is announced with it. */
export const UploadedReceipt = z.strictObject({ receiptId: z.uuidv7() });
export type UploadedReceipt = z.infer<typeof UploadedReceipt>;

/** `POST /api/admin/stores/{storeId}/announcements/{paymentId}/decline` */
export const DeclineAnnouncementRequest = z.strictObject({
  cause: AnnouncementDeclineCause,
  note: Text.trim().max(500),
});
export type DeclineAnnouncementRequest = z.input<typeof DeclineAnnouncementRequest>;

/** Where a receipt can be read, by its owner and by admins; `null` for others, and where there is none. */
const ReceiptUrl = z.string().nullable();

/** A payment that the owner has announced and nobody has recorded. */
const AnnouncedPayment = z.strictObject({
  id: z.uuid(),
  months: z.int().positive(),
  /** Of the plan of today, for the day of the payment; `null` without one. */
  amount: Dirham.nullable(),
  method: OfflinePaymentMethod,
  reference: z.string(),
  paidOn: Day,
  announcedAt: Instant,
  receiptUrl: ReceiptUrl,
  /** Why it was declined; `null`: it waits. */
  declined: z.strictObject({ cause: AnnouncementDeclineCause, note: z.string() }).nullable(),
});
export type AnnouncedPayment = z.infer<typeof AnnouncedPayment>;

/** An invoice or a credit note. */
const PaymentPaper = z.strictObject({
  /** Without gaps in its year: `I-2026-00012`, `C-2026-00003`. */
  number: z.string(),
  issuedOn: Day,
});
export type PaymentPaper = z.infer<typeof PaymentPaper>;

/** `null` for the moment in which its number is given. */
const Paper = PaymentPaper.nullable();

/** Money of a payment that was given back. */
const PaymentRefund = z.strictObject({
  id: z.uuid(),
  months: z.int().positive(),
  amount: Dirham,
  method: SubscriptionPaymentMethod,
  refundedOn: Day,
  cause: PaymentRefundCause,
  note: z.string(),
  creditNote: Paper,
  /** What the payment provider did; `null`: it was not asked, or has not answered. */
  answer: RefundAnswer.nullable(),
});

const proposedByAdmin = {
  /** Whoever refuses it names it. */
  id: z.uuid(),
  months: z.int().positive(),
  note: z.string(),
  /** The reader proposed it, so another has to agree. */
  isYours: z.boolean(),
} as const;

/** What an admin wants to change, and a second one has not agreed to yet. */
export const ProposedChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('correction'),
    ...proposedByAdmin,
    method: OfflinePaymentMethod,
    reference: z.string(),
    receivedOn: Day,
    cause: PaymentCorrectionCause,
  }),
  z.strictObject({
    kind: z.literal('refund'),
    ...proposedByAdmin,
    method: SubscriptionPaymentMethod,
    refundedOn: Day,
    cause: PaymentRefundCause,
  }),
]);
export type ProposedChange = z.infer<typeof ProposedChange>;

/** `POST /api/stores/{storeId}/subscription/checkouts`: the owner pays by card or wallet. */
export const StartCheckoutRequest = z.strictObject({ months: z.int().min(1).max(12) });
export type StartCheckoutRequest = z.infer<typeof StartCheckoutRequest>;

/** The answer: where the payment is made. The provider leads back from there. */
export const StartedCheckout = z.strictObject({ checkoutId: z.uuid(), pageUrl: z.url() });
export type StartedCheckout = z.infer<typeof StartedCheckout>;

/** Where a checkout stands, after the provider was asked. */
export const CheckoutState = z.strictObject({
  id: z.uuid(),
  months: z.int().positive(),
  amount: Dirham,
  status: CheckoutStatus,
  /** Of one that failed. */
  cause: CheckoutFailureCause.nullable(),
  /** Whether money may have been paid that does not count: somebody has to look. */
  isMoneyOut: z.boolean(),
  startedAt: Instant,
});
export type CheckoutState = z.infer<typeof CheckoutState>;

/** A payment that came in. */
const SubscriptionPayment = z.strictObject({
  id: z.uuid(),
  plan: PlanId,
  /** What it was called when the payment was recorded. */
  planName: LocalizedText,
  months: z.int().positive(),
  amount: Dirham,
  method: SubscriptionPaymentMethod,
  reference: z.string(),
  receivedOn: Day,
  periodFrom: Instant,
  periodTo: Instant,
  receiptUrl: ReceiptUrl,
  invoice: Paper,
  /** Why another payment of this list took its place; `null`: it stands. */
  corrected: z
    .strictObject({
      /** The other payment. */
      by: z.uuid(),
      cause: PaymentCorrectionCause,
      note: z.string(),
      creditNote: Paper,
    })
    .nullable(),
  /** Oldest first. */
  refunds: z.array(PaymentRefund),
  /** For admins; `null`: nothing is proposed. */
  proposed: ProposedChange.nullable(),
  /** How the reader may change it now. */
  allowed: z.array(PaymentChangeKind),
});
export type SubscriptionPayment = z.infer<typeof SubscriptionPayment>;

/** The bank account that subscriptions are paid to. */
export const BankAccount = z.strictObject({
  bank: z.string(),
  holder: z.string(),
  /** Without spaces. */
  iban: z.string(),
});
export type BankAccount = z.infer<typeof BankAccount>;

/** `GET /api/stores/{storeId}/subscription` */
export const SubscriptionView = z.strictObject({
  storeId: StoreId,
  /** Of the store, for `If-Match`. */
  version: z.int().positive(),
  status: SubscriptionStatus,
  /** Whether customers see the page of the store. */
  isPublic: z.boolean(),
  plan: PlanId.nullable(),
  /** The trial is still to come: it begins when a plan is chosen and the page is published. */
  isTrialLeft: z.boolean(),
  /** Pictures of the page, at most: of the plan, or of the smallest without one. */
  mostPictures: z.int().positive(),
  /** When the trial, the paid time, the grace or the time to pay ends, by status; `null`: nothing runs out. */
  endsAt: Instant.nullable(),
  /** What to write on a transfer, so that the payment is found. */
  paymentCode: z.string(),
  /** Where a transfer goes; `null`: it is told when asked. */
  payTo: BankAccount.nullable(),
  /** The newest first. */
  payments: z.array(SubscriptionPayment),
  /** Oldest first. */
  announced: z.array(AnnouncedPayment),
  /** What the owner began to pay by card or wallet and is no payment, the newest first. */
  checkouts: z.array(CheckoutState),
  /** A second admin has to agree before a payment is corrected or refunded. */
  areChangesByTwo: z.boolean(),
  /** What the reader may do now. */
  allowed: z.array(SubscriptionVerb),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;
