import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type {
  NotificationMetadata,
  NotificationReason,
  NotificationType,
  NotifiedBookingStatus,
} from '@osta/contracts/notification/api';
import type { Budget, Price } from '@osta/contracts/request/terms';
import type { ServiceId } from '@osta/reference/service-id';

/**
 * The data for the sentence of a notification: ids and numbers, never text. Language, names and
 * number formats are chosen when somebody reads it (docs/spec.md §3).
 */
export interface NotificationParameters {
  /** Where the notification leads: a path inside the product, without language prefix. */
  readonly actionPath: string;
  /** The customer that the notification is about; `null` if there is none. */
  readonly customerId: UserId | null;
  /** The professional that the notification is about; `null` if there is none. */
  readonly professionalId: UserId | null;
  /** `null`: it is about no service. */
  readonly serviceId: ServiceId | null;
  readonly budget: Budget | null;
  readonly price: Price | null;
  readonly proposedStart: Instant | null;
  /** Present in notifications of bookings only: those of requests are as they were before. */
  readonly booking?: {
    /** `null`: the event leaves the status as it is. */
    readonly status: NotifiedBookingStatus | null;
    /** The start that counts after the event. */
    readonly start: Instant;
    /** How long the way there takes, in notifications that say it. */
    readonly travelMinutes?: number;
  };
  /** Present in notifications of a wait that keeps what its service is called. */
  readonly wait?: { readonly waitId: string };
  /** Present in notifications of stores only. */
  readonly store?: {
    readonly storeId: string;
    /** When what the notification is about ends; `null`: it does not. */
    readonly endsAt: Instant | null;
  };
  /** Present in notifications of an announced price only. */
  readonly planPrice?: NonNullable<NotificationMetadata['plan_price']>;
}

/** A notification for one person, before it is stored. */
export interface NewNotification {
  readonly recipientId: UserId;
  /** The role of the recipient. Together with the reason it selects the sentence. */
  readonly role: 'customer' | 'professional';
  readonly type: NotificationType;
  readonly reason: NotificationReason;
  readonly parameters: NotificationParameters;
}
