import { z } from 'zod';

import { SecondAdminNeeded } from '../application/refusals.ts';
import { TradeHidden, TradeUnknown } from '../catalogue/refusals.ts';
import { refusal } from '../define.ts';
import { ExceptionInThePast } from '../offering/refusals.ts';
import { PictureLimitReached, PictureNotFound } from '../picture/picture-refusals.ts';
import { PlanNotOffered, PlanUnknown } from '../plan/refusals.ts';
import {
  StoreRole,
  StoreSection,
  StoreStatus,
  StoreVerb,
  SubscriptionStatus,
  SubscriptionVerb,
} from './status.ts';

/** There is no such store, or the person has nothing to do with it. */
export const StoreNotFound = refusal('STORE_NOT_FOUND', {});
export type StoreNotFound = z.infer<typeof StoreNotFound>;

/** A member may not do this; these may. */
export const StoreRoleTooLow = refusal('STORE_ROLE_TOO_LOW', {
  role: StoreRole,
  needed: z.array(StoreRole),
});
export type StoreRoleTooLow = z.infer<typeof StoreRoleTooLow>;

/** The store has moved on: where it stands, and what is possible there. */
export const StoreIllegalTransition = refusal('STORE_ILLEGAL_TRANSITION', {
  state: StoreStatus,
  allowed: z.array(StoreVerb),
});
export type StoreIllegalTransition = z.infer<typeof StoreIllegalTransition>;

/** These sections are empty, or wait for a change that an admin asked for. */
export const StoreIncomplete = refusal('STORE_INCOMPLETE', { missing: z.array(StoreSection) });
export type StoreIncomplete = z.infer<typeof StoreIncomplete>;

/** A person may own so many stores at most. */
export const StoreLimitReached = refusal('STORE_LIMIT_REACHED', { limit: z.int() });
export type StoreLimitReached = z.infer<typeof StoreLimitReached>;

/** A request for changes names no field. */
export const StoreChangesEmpty = refusal('STORE_CHANGES_EMPTY', {});
export type StoreChangesEmpty = z.infer<typeof StoreChangesEmpty>;

/** Nobody decides on a store of their own. */
export const OwnStore = refusal('OWN_STORE', {});
export type OwnStore = z.infer<typeof OwnStore>;

/** The subscription has moved on: where it stands, and what is possible there. */
export const SubscriptionIllegalTransition = refusal('SUBSCRIPTION_ILLEGAL_TRANSITION', {
  state: SubscriptionStatus,
  allowed: z.array(SubscriptionVerb),
});
export type SubscriptionIllegalTransition = z.infer<typeof SubscriptionIllegalTransition>;

/** This reference was announced before, or recorded with another number of months. */
export const PaymentReferenceUsed = refusal('PAYMENT_REFERENCE_USED', {});
export type PaymentReferenceUsed = z.infer<typeof PaymentReferenceUsed>;

/** The upload is no picture that can be used, and no PDF that can be drawn. */
export const ReceiptRefused = refusal('RECEIPT_REFUSED', {});
export type ReceiptRefused = z.infer<typeof ReceiptRefused>;

/** The receipt was not uploaded for this store. */
export const ReceiptNotFound = refusal('RECEIPT_NOT_FOUND', {});
export type ReceiptNotFound = z.infer<typeof ReceiptNotFound>;

/** So many receipts are kept for a store at most. */
export const ReceiptLimitReached = refusal('RECEIPT_LIMIT_REACHED', { limit: z.int() });
export type ReceiptLimitReached = z.infer<typeof ReceiptLimitReached>;

/** No such payment waits: it was recorded, declined or taken back. */
export const AnnouncementNotFound = refusal('ANNOUNCEMENT_NOT_FOUND', {});
export type AnnouncementNotFound = z.infer<typeof AnnouncementNotFound>;

/** So many announced payments wait at most. */
export const AnnouncementLimitReached = refusal('ANNOUNCEMENT_LIMIT_REACHED', { limit: z.int() });
export type AnnouncementLimitReached = z.infer<typeof AnnouncementLimitReached>;

/** Osta takes no payments by card or wallet. */
const PaymentProviderMissing = refusal('PAYMENT_PROVIDER_MISSING', {});

/** The payment provider does not answer. */
const PaymentProviderUnavailable = refusal('PAYMENT_PROVIDER_UNAVAILABLE', {});

/** The store has no such checkout. */
export const CheckoutNotFound = refusal('CHECKOUT_NOT_FOUND', {});
export type CheckoutNotFound = z.infer<typeof CheckoutNotFound>;

/** So many checkouts of a store are open at most. */
export const CheckoutLimitReached = refusal('CHECKOUT_LIMIT_REACHED', { limit: z.int() });
export type CheckoutLimitReached = z.infer<typeof CheckoutLimitReached>;

/** The payment was not made online, so nothing can be given back there. */
export const RefundNotOnline = refusal('REFUND_NOT_ONLINE', {});
export type RefundNotOnline = z.infer<typeof RefundNotOnline>;

/** The store has no such payment. */
export const PaymentNotFound = refusal('PAYMENT_NOT_FOUND', {});
export type PaymentNotFound = z.infer<typeof PaymentNotFound>;

/** The payment was corrected before, or money of it was given back. */
export const PaymentChangedBefore = refusal('PAYMENT_CHANGED_BEFORE', {});
export type PaymentChangedBefore = z.infer<typeof PaymentChangedBefore>;

/** Nothing is proposed for the payment that this admin may withdraw or refuse. */
export const PaymentProposalNotFound = refusal('PAYMENT_PROPOSAL_NOT_FOUND', {});
export type PaymentProposalNotFound = z.infer<typeof PaymentProposalNotFound>;

/** Another proposal has taken the place of the one that this admin has looked at. */
export const PaymentProposalChanged = refusal('PAYMENT_PROPOSAL_CHANGED', {});
export type PaymentProposalChanged = z.infer<typeof PaymentProposalChanged>;

/** Of the payment, so many months are left that can be given back. */
export const RefundTooLarge = refusal('REFUND_TOO_LARGE', { monthsLeft: z.int().positive() });
export type RefundTooLarge = z.infer<typeof RefundTooLarge>;

/** The plan allows so many members at most, with those who are invited. */
export const MemberLimitReached = refusal('MEMBER_LIMIT_REACHED', { limit: z.int() });
export type MemberLimitReached = z.infer<typeof MemberLimitReached>;

/** The person is no member, or is the owner, who stays. */
export const MemberNotFound = refusal('MEMBER_NOT_FOUND', {});
export type MemberNotFound = z.infer<typeof MemberNotFound>;

/** The invitation was accepted, withdrawn or has expired, or there never was one. */
export const InvitationNotFound = refusal('INVITATION_NOT_FOUND', {});
export type InvitationNotFound = z.infer<typeof InvitationNotFound>;

/** The person is a member already. */
export const AlreadyMember = refusal('ALREADY_MEMBER', {});
export type AlreadyMember = z.infer<typeof AlreadyMember>;

/** So many bookings at the store are still open: they are done or cancelled before it closes. */
export const StoreHasBookings = refusal('STORE_HAS_BOOKINGS', { count: z.int().positive() });
export type StoreHasBookings = z.infer<typeof StoreHasBookings>;

/** The person is not shown as staff, and nobody asked them to be. */
export const StaffNotFound = refusal('STAFF_NOT_FOUND', {});
export type StaffNotFound = z.infer<typeof StaffNotFound>;

/** The time that is to be blocked is over. */
export const BlockInThePast = refusal('BLOCK_IN_THE_PAST', {});
export type BlockInThePast = z.infer<typeof BlockInThePast>;

/** So many times may be blocked that are not over. */
export const BlockLimitReached = refusal('BLOCK_LIMIT_REACHED', { limit: z.int() });
export type BlockLimitReached = z.infer<typeof BlockLimitReached>;

/** The store has not blocked this time, or takes bookings in it again. */
export const BlockNotFound = refusal('BLOCK_NOT_FOUND', {});
export type BlockNotFound = z.infer<typeof BlockNotFound>;

/** All refusals of the store service. */
export const StoreRefusal = z.discriminatedUnion('code', [
  StoreNotFound,
  StoreRoleTooLow,
  StoreIllegalTransition,
  StoreIncomplete,
  StoreLimitReached,
  StoreChangesEmpty,
  OwnStore,
  SubscriptionIllegalTransition,
  PaymentReferenceUsed,
  PaymentNotFound,
  PaymentChangedBefore,
  PaymentProposalNotFound,
  PaymentProposalChanged,
  RefundTooLarge,
  RefundNotOnline,
  SecondAdminNeeded,
  PaymentProviderMissing,
  PaymentProviderUnavailable,
  CheckoutNotFound,
  CheckoutLimitReached,
  ReceiptRefused,
  ReceiptNotFound,
  ReceiptLimitReached,
  AnnouncementNotFound,
  AnnouncementLimitReached,
  PictureLimitReached,
  PictureNotFound,
  MemberLimitReached,
  MemberNotFound,
  InvitationNotFound,
  AlreadyMember,
  StaffNotFound,
  StoreHasBookings,
  BlockInThePast,
  BlockLimitReached,
  BlockNotFound,
  ExceptionInThePast,
  TradeHidden,
  TradeUnknown,
  PlanUnknown,
  PlanNotOffered,
]);
export type StoreRefusal = z.infer<typeof StoreRefusal>;
