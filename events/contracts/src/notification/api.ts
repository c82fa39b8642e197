import { z } from 'zod';

import { NotificationId } from '../ids.ts';
import { Instant } from '../instant.ts';
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
]);
export type NotificationReason = z.infer<typeof NotificationReason>;

/**
 * The parameters of the sentence, never the sentence (docs/spec.md §3). Names are resolved when they are
 * read, in the language of the reader. The names of the fields are those of docs/spec.md §3.
 */
export const NotificationMetadata = z.strictObject({
  notification_type: NotificationReason,
  user_role: z.enum(['customer', 'professional']),
  booking_status: z.string().nullable(),
  professional_name: z.string().nullable(),
  customer_name: z.string().nullable(),
  service_name: z.string().nullable(),
  booking_start: Instant.nullable(),
  budget_range: Budget.nullable(),
  quoted_price: Price.nullable(),
  proposed_start: Instant.nullable(),
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
  unread_only: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
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
