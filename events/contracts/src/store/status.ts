import { z } from 'zod';

/** Where the page of a store stands. Customers see it only when the subscription allows it, too. */
export const StoreStatus = z.enum([
  'draft',
  'pending_review',
  'changes_requested',
  'rejected',
  'published',
  'paused',
  'suspended',
  'closed',
]);
export type StoreStatus = z.infer<typeof StoreStatus>;

/** Where the subscription of a store stands. */
export const SubscriptionStatus = z.enum([
  'none',
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'cancel_at_period_end',
  'canceled',
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** The commands on the page of a store. */
export const StoreVerb = z.enum([
  'save',
  'submit',
  'reopen',
  'pause',
  'resume',
  'close',
  'withdraw-revision',
  'invite',
  'remove-member',
  'name-staff',
  'block-time',
  'approve',
  'request-changes',
  'reject',
  'suspend',
  'reinstate',
]);
export type StoreVerb = z.infer<typeof StoreVerb>;

/** The commands on the subscription of a store. */
export const SubscriptionVerb = z.enum([
  'choose',
  'cancel',
  'announce-payment',
  'pay-online',
  'record-payment',
]);
export type SubscriptionVerb = z.infer<typeof SubscriptionVerb>;

/** The sections of the form of a store, each saved alone (docs/spec.md §2). */
export const StoreSection = z.enum([
  'basic',
  'contact',
  'location',
  'openingHours',
  'features',
  'social',
  'payment-methods',
  'media',
]);
export type StoreSection = z.infer<typeof StoreSection>;

/** The fields of a store, for which an admin can ask for changes one by one. */
export const StoreField = z.enum([
  'name',
  'description',
  'categoryIds',
  'legalName',
  'registrationNumber',
  'phone',
  'whatsapp',
  'email',
  'website',
  'place',
  'address',
  'point',
  'openingHours',
  'features',
  'social',
  'paymentMethods',
  'media',
]);
export type StoreField = z.infer<typeof StoreField>;

/** The section in which each field is edited. */
export const sectionOfField: Readonly<Record<StoreField, StoreSection>> = {
  name: 'basic',
  description: 'basic',
  categoryIds: 'basic',
  legalName: 'basic',
  registrationNumber: 'basic',
  phone: 'contact',
  whatsapp: 'contact',
  email: 'contact',
  website: 'contact',
  place: 'location',
  address: 'location',
  point: 'location',
  openingHours: 'openingHours',
  features: 'features',
  social: 'social',
  paymentMethods: 'payment-methods',
  media: 'media',
};

/** What a person is in a store. Staff see its bookings; managers edit the page; the owner does all. */
export const StoreRole = z.enum(['owner', 'manager', 'staff']);
export type StoreRole = z.infer<typeof StoreRole>;

/** What somebody can be invited as. */
export const InvitedRole = z.enum(['manager', 'staff']);
export type InvitedRole = z.infer<typeof InvitedRole>;

/** Changes to a published store that an admin checks while customers still see the page as before. */
export const RevisionStatus = z.enum(['pending_review', 'changes_requested']);
export type RevisionStatus = z.infer<typeof RevisionStatus>;

/** Why a store is rejected. */
export const StoreRejectionCause = z.enum([
  'not-a-business',
  'wrong-details',
  'duplicate',
  'forbidden-goods',
  'other',
]);
export type StoreRejectionCause = z.infer<typeof StoreRejectionCause>;

/** Why a store is suspended. */
export const StoreSuspensionCause = z.enum([
  'complaints',
  'wrong-details',
  'fraud',
  'legal',
  'other',
]);
export type StoreSuspensionCause = z.infer<typeof StoreSuspensionCause>;

/** What a store offers its customers on the spot. */
export const StoreFeature = z.enum([
  'delivery',
  'installation',
  'home-visits',
  'warranty',
  'spare-parts',
  'rental',
  'parking',
  'wheelchair-access',
  'women-section',
  'prayer-room',
  'air-conditioning',
  'wifi',
]);
export type StoreFeature = z.infer<typeof StoreFeature>;

/** How customers can pay in a store. */
export const PaymentMethod = z.enum([
  'cash',
  'bank-transfer',
  'bank-card',
  'mobile-wallet',
  'cheque',
  'instalments',
]);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Why an announced payment was not recorded. */
export const AnnouncementDeclineCause = z.enum([
  'not-received',
  'other-amount',
  'unreadable',
  'other',
]);
export type AnnouncementDeclineCause = z.infer<typeof AnnouncementDeclineCause>;

/** How a subscription was paid; `online`: by card or wallet, at the payment provider. */
export const SubscriptionPaymentMethod = z.enum(['cash', 'bank-transfer', 'other', 'online']);
export type SubscriptionPaymentMethod = z.infer<typeof SubscriptionPaymentMethod>;

/** How people say that a subscription was paid: what was paid online says so itself. */
export const OfflinePaymentMethod = SubscriptionPaymentMethod.exclude(['online']);
export type OfflinePaymentMethod = z.infer<typeof OfflinePaymentMethod>;

/** Where paying by card or wallet stands. */
export const CheckoutStatus = z.enum(['open', 'paid', 'failed']);
export type CheckoutStatus = z.infer<typeof CheckoutStatus>;

/**
 * Why a checkout is no payment. `other-amount`: not what was asked for was paid. `not-payable`: the subscription had
 * ended before. `unanswered`: the provider was asked for days and knew no end of it.
 */
export const CheckoutFailureCause = z.enum([
  'declined',
  'expired',
  'other-amount',
  'not-payable',
  'unanswered',
]);
export type CheckoutFailureCause = z.infer<typeof CheckoutFailureCause>;

/** What the payment provider did about a refund. */
export const RefundAnswer = z.enum(['given-back', 'refused']);
export type RefundAnswer = z.infer<typeof RefundAnswer>;

/** How a recorded payment can be changed. */
export const PaymentChangeKind = z.enum(['correction', 'refund']);
export type PaymentChangeKind = z.infer<typeof PaymentChangeKind>;

/** Why a payment was corrected. */
export const PaymentCorrectionCause = z.enum([
  'wrong-months',
  'wrong-reference',
  'wrong-method',
  'wrong-day',
  'other',
]);
export type PaymentCorrectionCause = z.infer<typeof PaymentCorrectionCause>;

/** Why money was given back. */
export const PaymentRefundCause = z.enum([
  'paid-twice',
  'never-arrived',
  'by-agreement',
  'store-closed',
  'other',
]);
export type PaymentRefundCause = z.infer<typeof PaymentRefundCause>;
