import { z } from 'zod';

import { BookingAmendedByAdmin } from './booking-amended-by-admin.ts';
import { BookingAutoCompleted } from './booking-auto-completed.ts';
import { BookingCancelledByAdmin } from './booking-cancelled-by-admin.ts';
import { BookingCancelled } from './booking-cancelled.ts';
import { BookingCompleted } from './booking-completed.ts';
import { BookingConfirmed } from './booking-confirmed.ts';
import { BookingDeclined } from './booking-declined.ts';
import { BookingDisputed } from './booking-disputed.ts';
import { BookingExpired } from './booking-expired.ts';
import { BookingHandedOver } from './booking-handed-over.ts';
import { BookingHoldReleased } from './booking-hold-released.ts';
import { BookingJoinedSeries } from './booking-joined-series.ts';
import { BookingNoShowReported } from './booking-no-show-reported.ts';
import { BookingPlaced } from './booking-placed.ts';
import { BookingRefused } from './booking-refused.ts';
import { BookingReminderDue } from './booking-reminder-due.ts';
import { BookingRepeatInvited } from './booking-repeat-invited.ts';
import { BookingRescheduled } from './booking-rescheduled.ts';
import { BookingSlotHeld } from './booking-slot-held.ts';
import { CashPaidConfirmed } from './cash-paid-confirmed.ts';
import { CashReceived } from './cash-received.ts';
import { DepartureDue } from './departure-due.ts';
import { DisputeResolved } from './dispute-resolved.ts';
import { ExtraApproved } from './extra-approved.ts';
import { ExtraDeclined } from './extra-declined.ts';
import { ExtraProposed } from './extra-proposed.ts';
import { ExtraWithdrawn } from './extra-withdrawn.ts';
import { NoShowContested } from './no-show-contested.ts';
import { ProfessionalArrived } from './professional-arrived.ts';
import { ProfessionalOnTheWay } from './professional-on-the-way.ts';
import { RescheduleExpired } from './reschedule-expired.ts';
import { RescheduleProposed } from './reschedule-proposed.ts';
import { RescheduleRejected } from './reschedule-rejected.ts';
import { RescheduleWithdrawn } from './reschedule-withdrawn.ts';
import { ReviewHidden } from './review-hidden.ts';
import { ReviewReplied } from './review-replied.ts';
import { ReviewReported } from './review-reported.ts';
import { ReviewReportsDecided } from './review-reports-decided.ts';
import { ReviewWritten } from './review-written.ts';
import { ReviewsInvited } from './reviews-invited.ts';
import { ReviewsPublished } from './reviews-published.ts';
import { StartCodeRejected } from './start-code-rejected.ts';
import { StrikeContested } from './strike-contested.ts';
import { StrikeLifted } from './strike-lifted.ts';
import { StrikeUpheld } from './strike-upheld.ts';
import { WorkFinished } from './work-finished.ts';
import { WorkStarted } from './work-started.ts';

/** All events of the stream of a booking, each in its newest version. */
export const BookingEvent = z.discriminatedUnion('type', [
  BookingAmendedByAdmin,
  BookingAutoCompleted,
  BookingCancelledByAdmin,
  BookingCancelled,
  BookingCompleted,
  BookingConfirmed,
  BookingDeclined,
  BookingDisputed,
  BookingExpired,
  BookingHandedOver,
  BookingHoldReleased,
  BookingJoinedSeries,
  BookingNoShowReported,
  BookingPlaced,
  BookingRefused,
  BookingReminderDue,
  BookingRepeatInvited,
  BookingRescheduled,
  BookingSlotHeld,
  CashPaidConfirmed,
  CashReceived,
  DepartureDue,
  DisputeResolved,
  ExtraApproved,
  ExtraDeclined,
  ExtraProposed,
  ExtraWithdrawn,
  NoShowContested,
  ProfessionalArrived,
  ProfessionalOnTheWay,
  RescheduleExpired,
  RescheduleProposed,
  RescheduleRejected,
  RescheduleWithdrawn,
  ReviewHidden,
  ReviewReplied,
  ReviewReported,
  ReviewReportsDecided,
  ReviewWritten,
  ReviewsInvited,
  ReviewsPublished,
  StartCodeRejected,
  StrikeContested,
  StrikeLifted,
  StrikeUpheld,
  WorkFinished,
  WorkStarted,
]);
export type BookingEvent = z.infer<typeof BookingEvent>;
