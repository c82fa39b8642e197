import { z } from 'zod';

import { StoreApproved } from './store-approved.ts';
import { StoreBasicSaved } from './store-basic-saved.ts';
import { StoreBlockLifted } from './store-block-lifted.ts';
import { StoreChangesRequested } from './store-changes-requested.ts';
import { StoreClosed } from './store-closed.ts';
import { StoreContactSaved } from './store-contact-saved.ts';
import { StoreDrafted } from './store-drafted.ts';
import { StoreFeaturesSaved } from './store-features-saved.ts';
import { StoreInvitationEnded } from './store-invitation-ended.ts';
import { StoreLocationSaved } from './store-location-saved.ts';
import { StoreMediaSaved } from './store-media-saved.ts';
import { StoreMemberInvited } from './store-member-invited.ts';
import { StoreMemberJoined } from './store-member-joined.ts';
import { StoreMemberRemoved } from './store-member-removed.ts';
import { StoreOpeningHoursSaved } from './store-opening-hours-saved.ts';
import { StorePaused } from './store-paused.ts';
import { StorePaymentMethodsSaved } from './store-payment-methods-saved.ts';
import { StorePublished } from './store-published.ts';
import { StoreReinstated } from './store-reinstated.ts';
import { StoreRejected } from './store-rejected.ts';
import { StoreReopened } from './store-reopened.ts';
import { StoreRevisionApproved } from './store-revision-approved.ts';
import { StoreRevisionRejected } from './store-revision-rejected.ts';
import { StoreRevisionSubmitted } from './store-revision-submitted.ts';
import { StoreRevisionWithdrawn } from './store-revision-withdrawn.ts';
import { StoreSocialSaved } from './store-social-saved.ts';
import { StoreStaffAgreed } from './store-staff-agreed.ts';
import { StoreStaffNamed } from './store-staff-named.ts';
import { StoreStaffOrdered } from './store-staff-ordered.ts';
import { StoreStaffRemoved } from './store-staff-removed.ts';
import { StoreSubmitted } from './store-submitted.ts';
import { StoreSuspended } from './store-suspended.ts';
import { StoreTimeBlocked } from './store-time-blocked.ts';
import { SubscriptionAnnouncementDeclined } from './subscription-announcement-declined.ts';
import { SubscriptionAnnouncementWithdrawn } from './subscription-announcement-withdrawn.ts';
import { SubscriptionCancellationChosen } from './subscription-cancellation-chosen.ts';
import { SubscriptionCancelled } from './subscription-cancelled.ts';
import { SubscriptionCheckoutAsked } from './subscription-checkout-asked.ts';
import { SubscriptionCheckoutFailed } from './subscription-checkout-failed.ts';
import { SubscriptionCheckoutStarted } from './subscription-checkout-started.ts';
import { SubscriptionChosen } from './subscription-chosen.ts';
import { SubscriptionLapsed } from './subscription-lapsed.ts';
import { SubscriptionPastDue } from './subscription-past-due.ts';
import { SubscriptionPaymentAnnounced } from './subscription-payment-announced.ts';
import { SubscriptionPaymentChangeProposed } from './subscription-payment-change-proposed.ts';
import { SubscriptionPaymentChangeRefused } from './subscription-payment-change-refused.ts';
import { SubscriptionPaymentChangeWithdrawn } from './subscription-payment-change-withdrawn.ts';
import { SubscriptionPaymentCorrected } from './subscription-payment-corrected.ts';
import { SubscriptionPaymentRecorded } from './subscription-payment-recorded.ts';
import { SubscriptionPaymentRefunded } from './subscription-payment-refunded.ts';
import { SubscriptionPriceAnnounced } from './subscription-price-announced.ts';
import { SubscriptionRefundAnswered } from './subscription-refund-answered.ts';
import { SubscriptionReminded } from './subscription-reminded.ts';
import { SubscriptionTrialStarted } from './subscription-trial-started.ts';

/** All events of the stream of a store: its page, its members and its subscription. */
export const StoreEvent = z.discriminatedUnion('type', [
  StoreDrafted,
  StoreBasicSaved,
  StoreContactSaved,
  StoreLocationSaved,
  StoreOpeningHoursSaved,
  StoreFeaturesSaved,
  StoreSocialSaved,
  StorePaymentMethodsSaved,
  StoreMediaSaved,
  StoreSubmitted,
  StoreApproved,
  StoreChangesRequested,
  StoreRejected,
  StoreReopened,
  StorePublished,
  StorePaused,
  StoreSuspended,
  StoreReinstated,
  StoreClosed,
  StoreRevisionSubmitted,
  StoreRevisionApproved,
  StoreRevisionRejected,
  StoreRevisionWithdrawn,
  StoreMemberInvited,
  StoreInvitationEnded,
  StoreMemberJoined,
  StoreMemberRemoved,
  StoreStaffNamed,
  StoreStaffAgreed,
  StoreStaffRemoved,
  StoreStaffOrdered,
  StoreTimeBlocked,
  StoreBlockLifted,
  SubscriptionChosen,
  SubscriptionTrialStarted,
  SubscriptionPaymentAnnounced,
  SubscriptionAnnouncementDeclined,
  SubscriptionAnnouncementWithdrawn,
  SubscriptionPaymentRecorded,
  SubscriptionPaymentChangeProposed,
  SubscriptionPaymentChangeRefused,
  SubscriptionPaymentChangeWithdrawn,
  SubscriptionPaymentCorrected,
  SubscriptionPaymentRefunded,
  SubscriptionCheckoutStarted,
  SubscriptionCheckoutAsked,
  SubscriptionCheckoutFailed,
  SubscriptionRefundAnswered,
  SubscriptionPriceAnnounced,
  SubscriptionReminded,
  SubscriptionPastDue,
  SubscriptionLapsed,
  SubscriptionCancellationChosen,
  SubscriptionCancelled,
]);
export type StoreEvent = z.infer<typeof StoreEvent>;
