import { z } from 'zod';

import { BookingStatus } from '../booking/status.ts';
import { Dirham } from '../dirham.ts';
import { Flag } from '../flag.ts';
import { NotificationId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { Day } from '../offering/day.ts';
import { Budget, Price } from '../request/terms.ts';

/** The four types of docs/spec.md §3, each with an icon and a colour. The metadata has the details. */
export const NotificationType = z.enum(['service_request', 'response', 'booking', 'system']);
export type NotificationType = z.infer<typeof NotificationType>;

/** The reason of a notification. With the reader's role it selects the sentence. */
export const NotificationReason = z.enum([
  'request_received',
  'request_revised',
  'request_withdrawn',
  'request_closed',
  'request_declined',
  'request_expired',
  'request_awarded',
  'request_award_failed',
  'request_reopened',
  'quote_received',
  'quote_revised',
  'quote_countered',
  'quote_counter_rejected',
  'quote_accepted',
  'quote_declined',
  'quote_withdrawn',
  'quote_expired',
  'quote_not_selected',
  'booking_requested',
  'booking_confirmed',
  'booking_declined',
  'booking_expired',
  'booking_time_proposed',
  'booking_rescheduled',
  'booking_time_rejected',
  'booking_time_withdrawn',
  'booking_time_unanswered',
  'booking_on_the_way',
  'booking_arrived',
  'booking_started',
  'booking_extra_proposed',
  'booking_extra_approved',
  'booking_extra_declined',
  'booking_extra_withdrawn',
  'booking_finished',
  'booking_cash_received',
  'booking_cash_paid',
  'booking_completed',
  'booking_disputed',
  'booking_dispute_resolved',
  'booking_cancelled',
  'booking_cancelled_by_osta',
  'booking_no_show',
  'booking_no_show_contested',
  'booking_tomorrow',
  'booking_soon',
  'booking_leave_now',
  'booking_review_awaited',
  'booking_review_received',
  'booking_review_replied',
  'booking_review_hidden',
  'booking_review_report_kept',
  'booking_review_report_hidden',
  'booking_repeat_invited',
  'booking_handed_over',
  'booking_handed_over_unanswered',
  'booking_given_away',
  'booking_strike_lifted',
  'booking_strike_upheld',
  'message_received',
  'booking_slot_offered',
  'booking_wait_ended',
  'application_under_review',
  'application_changes_requested',
  'application_approved',
  'application_rejected',
  'application_reopened',
  'document_refused',
  'document_expiring',
  'document_expired',
  'admin_application',
  'admin_document',
  'admin_store',
  'admin_revision',
  'admin_payment',
  'admin_dispute',
  'admin_strike',
  'standing_renewed',
  'standing_suspended',
  'standing_reinstated',
  'standing_revoked',
  'offering_hidden',
  'offering_shown',
  'store_submitted',
  'store_approved',
  'store_changes_requested',
  'store_rejected',
  'store_reopened',
  'store_paused',
  'store_resumed',
  'store_closed',
  'store_suspended',
  'store_reinstated',
  'store_revision_submitted',
  'store_revision_withdrawn',
  'store_revision_approved',
  'store_revision_rejected',
  'store_member_joined',
  'store_member_left',
  'store_membership_ended',
  'store_staff_asked',
  'store_staff_agreed',
  'store_staff_left',
  'store_staff_ended',
  'subscription_trial_started',
  'subscription_trial_ending',
  'subscription_period_ending',
  'subscription_cancellation_ending',
  'subscription_grace_ending',
  'subscription_hidden_ending',
  'subscription_paid',
  'subscription_payment_corrected',
  'subscription_payment_refunded',
  'subscription_announcement_declined',
  'subscription_proposal_refused',
  'subscription_price_announced',
  'subscription_past_due',
  'subscription_lapsed',
  'subscription_ended',
]);
export type NotificationReason = z.infer<typeof NotificationReason>;

/**
 * The status of a booking after the event that the notification is about. `rescheduled` is no status of a
 * booking: it stays confirmed, at another time.
 */
export const NotifiedBookingStatus = z.enum([...BookingStatus.options, 'rescheduled']);
export type NotifiedBookingStatus = z.infer<typeof NotifiedBookingStatus>;

/**
 * The parameters of the sentence, never the sentence (docs/spec.md §3). Names are resolved when they are
 * read, in the language of the reader. The names of the fields are those of docs/spec.md §3.
 */
export const NotificationMetadata = z.strictObject({
  notification_type: NotificationReason,
  user_role: z.enum(['customer', 'professional']),
  /** `null` where the notification is not about a booking, or about one whose status stays. */
  booking_status: NotifiedBookingStatus.nullable(),
  professional_name: z.string().nullable(),
  customer_name: z.string().nullable(),
  service_name: z.string().nullable(),
  booking_start: Instant.nullable(),
  /** How long the way to the booking takes, estimated; `null` where the notification does not say it. */
  travel_minutes: z.int().positive().nullable(),
  budget_range: Budget.nullable(),
  quoted_price: Price.nullable(),
  proposed_start: Instant.nullable(),
  /** `null` where the notification is about no store, or its name is forgotten. */
  store_name: z.string().nullable(),
  /** When the trial, the paid time or the grace of the store ends. */
  ends_at: Instant.nullable(),
  /** The price of a plan that is announced; `null` where the notification does not say one. */
  plan_price: z
    .strictObject({
      from: Day,
      monthly_before: Dirham,
      monthly_after: Dirham,
      yearly_before: Dirham,
      yearly_after: Dirham,
    })
    .nullable(),
});
export type NotificationMetadata = z.infer<typeof NotificationMetadata>;

export const NotificationItem = z.strictObject({
  id: NotificationId,
  type: NotificationType,
  is_read: z.boolean(),
  created_at: Instant,
  /** A path inside the product, without language prefix. */
  action_url: z
    .string()
    .regex(/^\/(?!\/)/u)
    .nullable(),
  metadata: NotificationMetadata,
});
export type NotificationItem = z.infer<typeof NotificationItem>;

/** `GET /api/notifications` (docs/spec.md §7). `limit=0` with `unread_only=true` is the bell's count. */
export const ListNotificationsQuery = z.strictObject({
  limit: z.coerce.number().int().min(0).max(50).default(10),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  unread_only: Flag.default(false),
});
export type ListNotificationsQuery = z.output<typeof ListNotificationsQuery>;

export const NotificationList = z.strictObject({
  data: z.strictObject({
    notifications: z.array(NotificationItem),
    total_count: z.int().nonnegative(),
    unread_count: z.int().nonnegative(),
    /** Raised by every change of the counter: the highest version is current. */
    version: z.int().nonnegative(),
    /** Watermark for mark-all: the newest notification at the time of this answer. */
    newest: z.int().nonnegative(),
  }),
});
export type NotificationList = z.infer<typeof NotificationList>;

/** `POST /api/notifications/mark-all-read`: marks everything up to what the reader saw; all, when empty. */
export const MarkAllReadRequest = z.strictObject({ up_to: z.int().nonnegative().optional() });
export type MarkAllReadRequest = z.input<typeof MarkAllReadRequest>;

/**
 * The hint on the socket and the answer of marking: absolute values, of which the highest version is
 * current.
 */
export const UnreadCount = z.strictObject({
  unread: z.int().nonnegative(),
  version: z.int().nonnegative(),
});
export type UnreadCount = z.infer<typeof UnreadCount>;
