import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { NotificationReason, NotificationType } from '@osta/contracts/notification/api';
import type { ServiceId } from '@osta/contracts/reference/service-id';
import type { Budget, Price } from '@osta/contracts/request/terms';

/**
 * What the sentence of a notification is made from: ids and numbers, never words, so that language,
 * names and number formats are chosen when somebody reads (docs/spec.md §3).
 */
export interface NotificationParameters {
  /** Where the notification leads: a path inside the product, without language prefix. */
  readonly actionPath: string;
  readonly customerId: UserId;
  /** The professional the notification speaks of; `null` when it speaks of none. */
  readonly professionalId: UserId | null;
  readonly serviceId: ServiceId;
  readonly budget: Budget | null;
  readonly price: Price | null;
  readonly proposedStart: Instant | null;
}

/** Something that one person has to be told. */
export interface NewNotification {
  readonly recipientId: UserId;
  /** As whom they are told: with the reason it chooses the sentence. */
  readonly role: 'customer' | 'professional';
  readonly type: NotificationType;
  readonly reason: NotificationReason;
  readonly parameters: NotificationParameters;
}
