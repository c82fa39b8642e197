import type { Instant } from '@osta/contracts/instant';

import { awaitsNews, type Conversation, type Reading } from './conversation.ts';

/** A moment at which one side is notified of what it has not read. */
export interface ConversationDeadline {
  readonly name: 'announce-to-customer' | 'announce-to-professional';
  readonly about: '';
  readonly dueAt: Instant;
}

function at(name: ConversationDeadline['name'], reading: Reading): readonly ConversationDeadline[] {
  const { quietUntil } = reading;
  return quietUntil !== null && awaitsNews(reading) ? [{ name, about: '', dueAt: quietUntil }] : [];
}

/** The deadlines of a conversation. The timers of its stream always equal them. */
export const conversationDeadlines: {
  readonly of: (conversation: Conversation) => readonly ConversationDeadline[];
  /** Increase it when the deadlines change: the timers of every conversation are then set again. */
  readonly version: number;
} = {
  of: (conversation) =>
    conversation.status === 'none'
      ? []
      : [
          ...at('announce-to-customer', conversation.customer),
          ...at('announce-to-professional', conversation.professional),
        ],
  version: 1,
};
