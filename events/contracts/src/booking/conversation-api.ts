import { z } from 'zod';

import { BookingId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { Text } from '../text.ts';
import { Side } from './terms.ts';

/** The most characters of one message. */
const longestMessage = 1000;

/** `POST /api/bookings/{bookingId}/messages`: writes to the other side. */
export const SendMessageRequest = z.strictObject({
  text: Text.trim().min(1).max(longestMessage),
});
export type SendMessageRequest = z.infer<typeof SendMessageRequest>;

/** `POST /api/bookings/{bookingId}/messages/read`: the reader has seen everything up to this message. */
export const ReadMessagesRequest = z.strictObject({ upTo: z.int().min(1).max(1_000_000) });
export type ReadMessagesRequest = z.infer<typeof ReadMessagesRequest>;

/** What became of a conversation. */
export const ConversationReceipt = z.strictObject({
  bookingId: BookingId,
  /** How many messages it has: the number of the newest one. */
  messages: z.int().nonnegative(),
});
export type ConversationReceipt = z.infer<typeof ConversationReceipt>;

/** One message. */
export const Message = z.strictObject({
  number: z.int().positive(),
  by: Side,
  /** Who wrote it: of a booking that was handed over, its professional of then. */
  author: z.strictObject({ id: UserId, fullName: z.string() }),
  text: z.string(),
  at: Instant,
});
export type Message = z.infer<typeof Message>;

/** `GET /api/bookings/{bookingId}/messages`. */
export const MessagesQuery = z.strictObject({
  /** `earlier` of the page before; absent: the newest messages. */
  before: z.coerce.number().int().min(1).max(1_000_000).optional(),
});
export type MessagesQuery = z.output<typeof MessagesQuery>;

/** What both sides wrote on a booking, as one of them sees it. */
export const Conversation = z.strictObject({
  /** Oldest first: the newest ones, or those before. */
  messages: z.array(Message),
  /** For `before`, to see earlier ones; `null`: there are none. */
  earlier: z.int().nullable(),
  /** The number of the newest message of the reader that the other side has read; 0: none. */
  readByOther: z.int().nonnegative(),
  /** How many messages the reader has not read. */
  unread: z.int().nonnegative(),
  isOpen: z.boolean(),
  /** When it closes, or closed; `null`: as long as the booking goes on it is open. */
  closesAt: Instant.nullable(),
});
export type Conversation = z.infer<typeof Conversation>;

/** `GET /api/bookings/unread-messages`: the bookings on which the reader has messages that they did not read. */
export const UnreadMessages = z.strictObject({
  /** At most 100, the newest booking first. */
  items: z.array(z.strictObject({ bookingId: BookingId, unread: z.int().positive() })),
});
export type UnreadMessages = z.infer<typeof UnreadMessages>;
