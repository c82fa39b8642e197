import { bookingContract } from '@osta/contracts/booking/contract';
import type { ConversationReceipt } from '@osta/contracts/booking/conversation-api';
import type { BookingId } from '@osta/contracts/ids';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';

import { conversationOf } from '../conversation/conversation-of.ts';
import { conversation } from '../domain/conversation/conversation.ts';
import { conversationDeadlines } from '../domain/conversation/deadlines.ts';

/** Names the booking that a conversation belongs to. */
interface OnTalkedBooking {
  readonly bookingId: BookingId;
}

/** One stream per conversation, beside the one of its booking: a message does not touch the booking. */
export const conversationAggregate = defineAggregate({
  contract: bookingContract,
  topic: 'conversation',
  table: 'conversation',
  fold: conversation,
  deadlines: conversationDeadlines,
  streamOf: ({ bookingId }: OnTalkedBooking) => conversationOf(bookingId),
  answer: ({ state }): ConversationReceipt | null =>
    state.status === 'none' ? null : { bookingId: state.bookingId, messages: state.messages },
});

export type ConversationAggregate = AggregateOf<typeof conversationAggregate>;
