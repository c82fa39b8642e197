import type { ConversationReceipt } from '@osta/contracts/booking/conversation-api';
import type { ConversationEvent } from '@osta/contracts/booking/conversation-events';
import type { BookingId } from '@osta/contracts/ids';
import type { Doorbell } from '@osta/event-store/doorbell';
import type { Aggregate } from '@osta/platform/aggregate';
import { sealedStreams } from '@osta/platform/personal-data/personal-data';
import type { ClientBase } from 'pg';

import { conversationOf } from '../conversation/conversation-of.ts';
import { conversation, type Conversation } from '../domain/conversation/conversation.ts';
import { conversationDeadlines } from '../domain/conversation/deadlines.ts';

/** Names the booking that a conversation belongs to. */
interface OnTalkedBooking {
  readonly bookingId: BookingId;
}

/** What all commands on conversations have in common. */
export type ConversationAggregate = Aggregate<
  OnTalkedBooking,
  Conversation,
  ConversationEvent,
  ConversationReceipt | null
>;

/** The snapshot table of conversations, and their topic. */
export const conversationTable = { table: 'conversation', topic: 'conversation' } as const;

/** Returns the aggregate of conversations, in a stream of their own: a message does not touch its booking. */
export function conversationAggregate(
  pool: Pick<ClientBase, 'query'>,
  schema: string,
  doorbell: Doorbell,
): ConversationAggregate {
  return {
    streams: sealedStreams<Conversation, ConversationEvent>({
      ...conversationTable,
      pool,
      schema,
      source: '/osta/booking',
      fold: conversation,
      doorbell,
      deadlines: conversationDeadlines,
    }),
    fold: conversation,
    streamOf: ({ bookingId }) => conversationOf(bookingId),
    answer: ({ state }) =>
      state.status === 'none' ? null : { bookingId: state.bookingId, messages: state.messages },
  };
}
