import { z } from 'zod';

import { StoreApprovedV1 } from './store-approved.v1.ts';
import { StoreBasicSavedV1 } from './store-basic-saved.v1.ts';
import { StoreChangesRequestedV1 } from './store-changes-requested.v1.ts';
import { StoreClosedV1 } from './store-closed.v1.ts';
import { StoreContactSavedV1 } from './store-contact-saved.v1.ts';
import { StoreDraftedV1 } from './store-drafted.v1.ts';
import { StoreFeaturesSavedV1 } from './store-features-saved.v1.ts';
import { StoreInvitationEndedV1 } from './store-invitation-ended.v1.ts';
import { StoreLocationSavedV1 } from './store-location-saved.v1.ts';
import { StoreMediaSavedV1 } from './store-media-saved.v1.ts';
import { StoreMemberInvitedV1 } from './store-member-invited.v1.ts';
import { StoreMemberJoinedV1 } from './store-member-joined.v1.ts';
import { StoreMemberRemovedV1 } from './store-member-removed.v1.ts';
import { StoreOpeningHoursSavedV1 } from './store-opening-hours-saved.v1.ts';
import { StorePausedV1 } from './store-paused.v1.ts';
import { StorePaymentMethodsSavedV1 } from './store-payment-methods-saved.v1.ts';
import { StorePublishedV1 } from './store-published.v1.ts';
import { StoreReinstatedV1 } from './store-reinstated.v1.ts';
import { StoreRejectedV1 } from './store-rejected.v1.ts';
import { StoreReopenedV1 } from './store-reopened.v1.ts';
import { StoreRevisionApprovedV1 } from './store-revision-approved.v1.ts';
import { StoreRevisionRejectedV1 } from './store-revision-rejected.v1.ts';
import { StoreRevisionSubmittedV1 } from './store-revision-submitted.v1.ts';
import { StoreRevisionWithdrawnV1 } from './store-revision-withdrawn.v1.ts';
import { StoreSocialSavedV1 } from './store-social-saved.v1.ts';
import { StoreStaffAgreedV1 } from './store-staff-agreed.v1.ts';
import { StoreStaffNamedV1 } from './store-staff-named.v1.ts';
import { StoreStaffOrderedV1 } from './store-staff-ordered.v1.ts';
import { StoreStaffRemovedV1 } from './store-staff-removed.v1.ts';
import { StoreSubmittedV1 } from './store-submitted.v1.ts';
import { StoreSuspendedV1 } from './store-suspended.v1.ts';
import { SubscriptionAnnouncementDeclinedV1 } from './subscription-announcement-declined.v1.ts';
import { SubscriptionAnnouncementWithdrawnV1 } from './subscription-announcement-withdrawn.v1.ts';
import { SubscriptionCancellationChosenV1 } from './subscription-cancellation-chosen.v1.ts';
import { SubscriptionCancelledV1 } from './subscription-cancelled.v1.ts';
import { SubscriptionChosenV1 } from './subscription-chosen.v1.ts';
import { SubscriptionLapsedV1 } from './subscription-lapsed.v1.ts';
import { SubscriptionPastDueV1 } from './subscription-past-due.v1.ts';
import { SubscriptionPaymentAnnouncedV1 } from './subscription-payment-announced.v1.ts';
import { SubscriptionPaymentRecordedV1 } from './subscription-payment-recorded.v1.ts';
import { SubscriptionRemindedV1 } from './subscription-reminded.v1.ts';
import { SubscriptionTrialStartedV1 } from './subscription-trial-started.v1.ts';

/** All events of the stream of a store: its page, its members and its subscription. */
export const StoreEvent = z.discriminatedUnion('type', [
  StoreDraftedV1,
  StoreBasicSavedV1,
  StoreContactSavedV1,
  StoreLocationSavedV1,
  StoreOpeningHoursSavedV1,
  StoreFeaturesSavedV1,
  StoreSocialSavedV1,
  StorePaymentMethodsSavedV1,
  StoreMediaSavedV1,
  StoreSubmittedV1,
  StoreApprovedV1,
  StoreChangesRequestedV1,
  StoreRejectedV1,
  StoreReopenedV1,
  StorePublishedV1,
  StorePausedV1,
  StoreSuspendedV1,
  StoreReinstatedV1,
  StoreClosedV1,
  StoreRevisionSubmittedV1,
  StoreRevisionApprovedV1,
  StoreRevisionRejectedV1,
  StoreRevisionWithdrawnV1,
  StoreMemberInvitedV1,
  StoreInvitationEndedV1,
  StoreMemberJoinedV1,
  StoreMemberRemovedV1,
  StoreStaffNamedV1,
  StoreStaffAgreedV1,
  StoreStaffRemovedV1,
  StoreStaffOrderedV1,
  SubscriptionChosenV1,
  SubscriptionTrialStartedV1,
  SubscriptionPaymentAnnouncedV1,
  SubscriptionAnnouncementDeclinedV1,
  SubscriptionAnnouncementWithdrawnV1,
  SubscriptionPaymentRecordedV1,
  SubscriptionRemindedV1,
  SubscriptionPastDueV1,
  SubscriptionLapsedV1,
  SubscriptionCancellationChosenV1,
  SubscriptionCancelledV1,
]);
export type StoreEvent = z.infer<typeof StoreEvent>;
