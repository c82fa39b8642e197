import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  AnnouncementDeclineCause,
  CheckoutFailureCause,
  OfflinePaymentMethod,
  PaymentCorrectionCause,
  PaymentMethod,
  PaymentRefundCause,
  StoreFeature,
  StoreField,
  StoreRejectionCause,
  StoreRole,
  StoreSection,
  StoreStatus,
  StoreSuspensionCause,
  SubscriptionPaymentMethod,
  SubscriptionStatus,
} from '@osta/contracts/store/status';
import type { SocialNetwork } from '@osta/contracts/store/web-address';
import type { StatusTone } from '@osta/ui-kit';

interface Look {
  readonly tone: StatusTone;
  readonly words: MessageDescriptor;
}

/** Where the page of a store stands, in a word or two. */
export const storeLooks: { readonly [Status in StoreStatus]: Look } = {
  draft: { tone: 'neutral', words: msg({ message: 'Draft', context: 'store' }) },
  pending_review: { tone: 'waiting', words: msg({ message: 'In review', context: 'store' }) },
  changes_requested: { tone: 'waiting', words: msg`Changes requested` },
  rejected: { tone: 'danger', words: msg({ message: 'Rejected', context: 'store' }) },
  published: { tone: 'good', words: msg({ message: 'Published', context: 'store' }) },
  paused: { tone: 'neutral', words: msg({ message: 'Paused', context: 'store' }) },
  suspended: { tone: 'danger', words: msg({ message: 'Suspended', context: 'store' }) },
  closed: { tone: 'neutral', words: msg({ message: 'Closed', context: 'store' }) },
};

/** Where a subscription stands, in a word or two. */
export const subscriptionLooks: { readonly [Status in SubscriptionStatus]: Look } = {
  none: { tone: 'neutral', words: msg`No plan yet` },
  incomplete: { tone: 'waiting', words: msg`Waiting for payment` },
  trialing: { tone: 'good', words: msg`Free trial` },
  active: { tone: 'good', words: msg({ message: 'Active', context: 'subscription' }) },
  past_due: { tone: 'waiting', words: msg`Payment overdue` },
  unpaid: { tone: 'danger', words: msg`Unpaid` },
  cancel_at_period_end: { tone: 'waiting', words: msg`Ends soon` },
  canceled: { tone: 'neutral', words: msg({ message: 'Ended', context: 'subscription' }) },
};

/** The sections of the form of a store. */
export const sectionNames: { readonly [Section in StoreSection]: MessageDescriptor } = {
  basic: msg`The basics`,
  contact: msg`Contact`,
  location: msg`Location`,
  openingHours: msg`Opening hours`,
  features: msg`Features`,
  social: msg`Social media`,
  'payment-methods': msg`Payment methods`,
  media: msg`Pictures`,
};

/** The fields that an admin can comment on. */
export const storeFieldNames: { readonly [Field in StoreField]: MessageDescriptor } = {
  name: msg`Name of the store`,
  description: msg`Description`,
  categoryIds: msg`Trades`,
  legalName: msg`Name in the commercial register`,
  registrationNumber: msg`Commercial register number`,
  phone: msg`Phone`,
  whatsapp: msg`WhatsApp`,
  email: msg`Email`,
  website: msg`Website`,
  place: msg`Town or neighbourhood`,
  address: msg`Address`,
  point: msg`Point on the map`,
  openingHours: msg`Opening hours`,
  features: msg`Features`,
  social: msg`Social media`,
  paymentMethods: msg`Payment methods`,
  media: msg`Pictures`,
};

/** What a store offers on the spot. */
export const featureNames: { readonly [Feature in StoreFeature]: MessageDescriptor } = {
  delivery: msg`Delivery`,
  installation: msg`Installation`,
  'home-visits': msg`Home visits`,
  warranty: msg`Warranty`,
  'spare-parts': msg`Spare parts`,
  rental: msg`Tool rental`,
  parking: msg`Parking`,
  'wheelchair-access': msg`Wheelchair access`,
  'women-section': msg`Section for women`,
  'prayer-room': msg`Prayer room`,
  'air-conditioning': msg`Air conditioning`,
  wifi: msg`Wi-Fi`,
};

/** How customers can pay in a store. */
export const paymentMethodNames: { readonly [Method in PaymentMethod]: MessageDescriptor } = {
  cash: msg({ message: 'Cash', context: 'payment' }),
  'bank-transfer': msg`Bank transfer`,
  'bank-card': msg`Bank card`,
  'mobile-wallet': msg`Mobile wallet`,
  cheque: msg`Cheque`,
  instalments: msg`Instalments`,
};

/** How a subscription was paid. */
export const subscriptionPaymentNames: {
  readonly [Method in SubscriptionPaymentMethod]: MessageDescriptor;
} = {
  cash: msg({ message: 'Cash', context: 'payment' }),
  'bank-transfer': msg`Bank transfer`,
  other: msg({ message: 'Another way', context: 'payment' }),
  online: msg`Card or wallet`,
};

const { online: _online, ...offline } = subscriptionPaymentNames;

/** How people say that a subscription was paid. */
export const offlinePaymentNames: {
  readonly [Method in OfflinePaymentMethod]: MessageDescriptor;
} = offline;

/** Why a checkout is no payment. */
export const checkoutFailures: { readonly [Cause in CheckoutFailureCause]: MessageDescriptor } = {
  declined: msg`The payment was declined. Nothing was paid.`,
  expired: msg`The time to pay ran out. Nothing was paid.`,
  'other-amount': msg`A different amount was paid, so it doesn’t count.`,
  'not-payable': msg`The money arrived after the subscription had ended.`,
  unanswered: msg`The payment provider never said whether it was paid.`,
};

/** Why a payment was corrected. */
export const paymentCorrectionCauses: {
  readonly [Cause in PaymentCorrectionCause]: MessageDescriptor;
} = {
  'wrong-months': msg`The number of months was wrong`,
  'wrong-reference': msg`The reference was wrong`,
  'wrong-method': msg`It was paid in another way`,
  'wrong-day': msg`The day was wrong`,
  other: msg`Another reason`,
};

/** Why money was given back. */
export const paymentRefundCauses: { readonly [Cause in PaymentRefundCause]: MessageDescriptor } = {
  'paid-twice': msg`It was paid twice`,
  'never-arrived': msg`The money never arrived`,
  'by-agreement': msg`Agreed with the owner`,
  'store-closed': msg`The store closes`,
  other: msg`Another reason`,
};

/** Why an announced payment was declined. */
export const declineCauses: { readonly [Cause in AnnouncementDeclineCause]: MessageDescriptor } = {
  'not-received': msg`No such payment came in`,
  'other-amount': msg`The amount is a different one`,
  unreadable: msg`The receipt can’t be read`,
  other: msg`Another reason`,
};

/** The names of the networks, as their owners write them. */
export const networkNames: { readonly [Network in SocialNetwork]: MessageDescriptor } = {
  facebook: msg`Facebook`,
  instagram: msg`Instagram`,
  tiktok: msg`TikTok`,
  youtube: msg`YouTube`,
  telegram: msg`Telegram`,
  x: msg`X`,
};

/** What a person is in a store. */
export const roleNames: { readonly [Role in StoreRole]: MessageDescriptor } = {
  owner: msg({ message: 'Owner', context: 'store' }),
  manager: msg({ message: 'Manager', context: 'store' }),
  staff: msg({ message: 'Staff', context: 'store' }),
};

/** Why a store is rejected. */
export const storeRejectionCauses: { readonly [Cause in StoreRejectionCause]: MessageDescriptor } =
  {
    'not-a-business': msg`It isn’t a business`,
    'wrong-details': msg`The details aren’t right`,
    duplicate: msg`The store is on Osta already`,
    'forbidden-goods': msg`It offers something Osta doesn’t allow`,
    other: msg`Another reason`,
  };

/** Why a store is suspended. */
export const storeSuspensionCauses: {
  readonly [Cause in StoreSuspensionCause]: MessageDescriptor;
} = {
  complaints: msg`Complaints from customers`,
  'wrong-details': msg`The details aren’t right`,
  fraud: msg`Suspected fraud`,
  legal: msg`A legal reason`,
  other: msg`Another reason`,
};

/** Returns the words of a cause, whichever list it is from; undefined for none of them. */
export function storeCauseWords(cause: string): MessageDescriptor | undefined {
  const all = new Map<string, MessageDescriptor>([
    ...Object.entries(storeRejectionCauses),
    ...Object.entries(storeSuspensionCauses),
    ...Object.entries(declineCauses),
    ...Object.entries(paymentCorrectionCauses),
    ...Object.entries(paymentRefundCauses),
  ]);
  return all.get(cause);
}
