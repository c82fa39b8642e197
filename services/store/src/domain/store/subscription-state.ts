import type { Dirham } from '@osta/contracts/dirham';
import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { LocalizedText } from '@osta/contracts/locale';
import type { Day } from '@osta/contracts/offering/day';
import type { PlanId } from '@osta/contracts/plan/plan-id';
import type {
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
} from '@osta/contracts/store/status';

/** A payment that the owner has announced: an admin looks for it. */
export interface Announcement {
  /** That of the payment, once it is recorded. */
  readonly id: string;
  readonly months: number;
  readonly method: OfflinePaymentMethod;
  /** As recorded. */
  readonly reference: string;
  readonly paidOn: Day;
  readonly receiptId: string;
  readonly announcedAt: Instant;
  /** Why an admin declined it, the note as recorded; `null`: it waits. */
  readonly declined: {
    readonly cause: AnnouncementDeclineCause;
    readonly note: string;
  } | null;
}

/** A payment by card or wallet that the owner began at the provider. */
export interface Checkout {
  readonly id: string;
  /** What the provider calls it. */
  readonly reference: string;
  readonly pageUrl: string;
  readonly plan: PlanId;
  readonly planName: LocalizedText;
  readonly months: number;
  readonly amount: Dirham;
  readonly startedAt: Instant;
  readonly status: CheckoutStatus;
  /** Of one that failed. */
  readonly cause: CheckoutFailureCause | null;
  /** How often the provider was asked because its time had come. */
  readonly timesAsked: number;
}

/** Money of a payment that was given back. */
export interface Refund {
  readonly id: string;
  /** Of the payment, the last ones. */
  readonly months: number;
  readonly amount: Dirham;
  readonly method: SubscriptionPaymentMethod;
  readonly refundedOn: Day;
  readonly cause: PaymentRefundCause;
  /** As recorded. */
  readonly note: string;
  /** What the payment provider did; `null`: it was not asked, or has not answered. */
  readonly answer: RefundAnswer | null;
}

/** A change of a payment, as two admins have to mean the same. */
export interface WantedChange {
  readonly kind: PaymentChangeKind;
  readonly months: number;
  readonly method: SubscriptionPaymentMethod;
  readonly reference: string;
  readonly referenceId: string | null;
  readonly day: Day;
  readonly cause: PaymentCorrectionCause | PaymentRefundCause;
  readonly note: string;
}

/** A change that an admin has proposed. */
export interface Proposal extends WantedChange {
  readonly id: string;
  readonly proposedBy: UserId;
}

/** A payment that came in. */
export interface Payment {
  readonly id: string;
  /** Follows from store and reference: one reference counts once. */
  readonly referenceId: string;
  readonly plan: PlanId;
  /** What it was called when the payment was recorded. */
  readonly planName: LocalizedText;
  readonly months: number;
  readonly amount: Dirham;
  readonly method: SubscriptionPaymentMethod;
  /** As recorded. */
  readonly reference: string;
  readonly receivedOn: Day;
  readonly periodFrom: Instant;
  readonly periodTo: Instant;
  /** Of the announcement; `null`: an admin recorded it without one. */
  readonly receiptId: string | null;
  /** The payment that took its place, and why; the note as recorded. `null`: it stands. */
  readonly replacement: {
    readonly id: string;
    readonly cause: PaymentCorrectionCause;
    readonly note: string;
  } | null;
  /** Oldest first. */
  readonly refunds: readonly Refund[];
  /** A change that a second admin has to agree to, its words as recorded; `null`: none. */
  readonly proposed: Proposal | null;
  /** It is of a subscription that has ended. */
  readonly isOver: boolean;
  /** What the provider calls the checkout by which it was paid; `null`: it was not paid online. */
  readonly providerReference: string | null;
}

/** A price of which the people of a store were told. */
export interface ToldPrice {
  readonly plan: PlanId;
  readonly from: Day;
  readonly after: { readonly monthlyPrice: Dirham; readonly yearlyPrice: Dirham };
}

/** The subscription of a store. */
export interface Subscription {
  readonly status: SubscriptionStatus;
  readonly plan: PlanId | null;
  /** When the trial, the paid time, the grace or the time to pay ends, by status. */
  readonly endsAt: Instant | null;
  /** Until when the trial or the last payment reaches, also after that. */
  readonly paidUntil: Instant | null;
  /** The last reminder of `endsAt`, in days before it; `null`: none yet. */
  readonly remindedDays: number | null;
  /** Nothing was paid since the trial began. */
  readonly isTrial: boolean;
  readonly hasHadTrial: boolean;
  /** Oldest first. */
  readonly payments: readonly Payment[];
  /** Oldest first. */
  readonly announced: readonly Announcement[];
  /** The last announced price of which its people were told; `null`: none. */
  readonly toldOf: ToldPrice | null;
  /** Oldest first, without old ones that have ended. */
  readonly checkouts: readonly Checkout[];
}
