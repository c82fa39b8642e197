import { z } from 'zod';

import { BookingAmendedByAdminV1 } from './booking-amended-by-admin.v1.ts';
import { BookingAutoCompletedV1 } from './booking-auto-completed.v1.ts';
import { BookingCancelledByAdminV1 } from './booking-cancelled-by-admin.v1.ts';
import { BookingCancelledV1 } from './booking-cancelled.v1.ts';
import { BookingCompletedV1 } from './booking-completed.v1.ts';
import { BookingConfirmedV1 } from './booking-confirmed.v1.ts';
import { BookingDeclinedV1 } from './booking-declined.v1.ts';
import { BookingDisputedV1 } from './booking-disputed.v1.ts';
import { BookingExpiredV1 } from './booking-expired.v1.ts';
import { BookingHoldReleasedV1 } from './booking-hold-released.v1.ts';
import { BookingJoinedSeriesV1 } from './booking-joined-series.v1.ts';
import { BookingNoShowReportedV1 } from './booking-no-show-reported.v1.ts';
import { BookingPlacedV1 } from './booking-placed.v1.ts';
import { BookingRefusedV1 } from './booking-refused.v1.ts';
import { BookingReminderDueV1 } from './booking-reminder-due.v1.ts';
import { BookingRescheduledV1 } from './booking-rescheduled.v1.ts';
import { BookingSlotHeldV1 } from './booking-slot-held.v1.ts';
import { CashPaidConfirmedV1 } from './cash-paid-confirmed.v1.ts';
import { CashReceivedV1 } from './cash-received.v1.ts';
import { DisputeResolvedV1 } from './dispute-resolved.v1.ts';
import { ExtraApprovedV1 } from './extra-approved.v1.ts';
import { ExtraDeclinedV1 } from './extra-declined.v1.ts';
import { ExtraProposedV1 } from './extra-proposed.v1.ts';
import { NoShowContestedV1 } from './no-show-contested.v1.ts';
import { ProfessionalArrivedV1 } from './professional-arrived.v1.ts';
import { ProfessionalOnTheWayV1 } from './professional-on-the-way.v1.ts';
import { RescheduleExpiredV1 } from './reschedule-expired.v1.ts';
import { RescheduleProposedV1 } from './reschedule-proposed.v1.ts';
import { RescheduleRejectedV1 } from './reschedule-rejected.v1.ts';
import { RescheduleWithdrawnV1 } from './reschedule-withdrawn.v1.ts';
import { ReviewHiddenV1 } from './review-hidden.v1.ts';
import { ReviewRepliedV1 } from './review-replied.v1.ts';
import { ReviewWrittenV1 } from './review-written.v1.ts';
import { ReviewsInvitedV1 } from './reviews-invited.v1.ts';
import { ReviewsPublishedV1 } from './reviews-published.v1.ts';
import { StrikeContestedV1 } from './strike-contested.v1.ts';
import { StrikeLiftedV1 } from './strike-lifted.v1.ts';
import { StrikeUpheldV1 } from './strike-upheld.v1.ts';
import { WorkFinishedV1 } from './work-finished.v1.ts';
import { WorkStartedV1 } from './work-started.v1.ts';

/** All events of the stream of a booking, each in its newest version. */
export const BookingEvent = z.discriminatedUnion('type', [
  BookingAmendedByAdminV1,
  BookingAutoCompletedV1,
  BookingCancelledByAdminV1,
  BookingCancelledV1,
  BookingCompletedV1,
  BookingConfirmedV1,
  BookingDeclinedV1,
  BookingDisputedV1,
  BookingExpiredV1,
  BookingHoldReleasedV1,
  BookingJoinedSeriesV1,
  BookingNoShowReportedV1,
  BookingPlacedV1,
  BookingRefusedV1,
  BookingReminderDueV1,
  BookingRescheduledV1,
  BookingSlotHeldV1,
  CashPaidConfirmedV1,
  CashReceivedV1,
  DisputeResolvedV1,
  ExtraApprovedV1,
  ExtraDeclinedV1,
  ExtraProposedV1,
  NoShowContestedV1,
  ProfessionalArrivedV1,
  ProfessionalOnTheWayV1,
  RescheduleExpiredV1,
  RescheduleProposedV1,
  RescheduleRejectedV1,
  RescheduleWithdrawnV1,
  ReviewHiddenV1,
  ReviewRepliedV1,
  ReviewWrittenV1,
  ReviewsInvitedV1,
  ReviewsPublishedV1,
  StrikeContestedV1,
  StrikeLiftedV1,
  StrikeUpheldV1,
  WorkFinishedV1,
  WorkStartedV1,
]);
export type BookingEvent = z.infer<typeof BookingEvent>;
