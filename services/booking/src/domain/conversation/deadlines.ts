import type { Instant } from '@osta/contracts/instant';
import type { DeadlinesOf } from '@osta/platform/decider';

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

/** The deadlines of a conversation. */
export const conversationDeadlines: DeadlinesOf<Conversation, ConversationDeadline> = {
  of: (conversation) =>
    conversation.status === 'none'
      ? []
      : [
          ...at('announce-to-customer', conversation.customer),
          ...at('announce-to-professional', conversation.professional),
        ],
  version: 2,
};
