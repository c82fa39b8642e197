import { conversationOperations } from '@osta/contracts/booking/conversation-operations';
import { internalCommand } from '@osta/platform/aggregate';
import { commandsOf } from '@osta/platform/http/commands-of';
import type { Pool } from 'pg';

import type { ConversationPolicy } from '../domain/booking/booking-policy.ts';
import {
  announceMessages,
  type AnnounceMessages,
} from '../domain/conversation/announce-messages.ts';
import { readMessages } from '../domain/conversation/read-messages.ts';
import { sendMessage } from '../domain/conversation/send-message.ts';
import type { ConversationAggregate } from './conversation-aggregate.ts';
import { bookingProblems } from './problems.ts';
import { announceFacts, talkFacts } from './talk-facts.ts';

/** Declares the commands by which both sides of a booking write to each other, and the one by which the system notifies them. */
export function conversationCommands(
  conversations: ConversationAggregate,
  policy: ConversationPolicy,
  pool: Pool,
) {
  const facts = talkFacts(policy);
  const command = commandsOf(conversations, bookingProblems);

  return {
    sendMessage: command(conversationOperations.sendMessage, {
      access: 'registered',
      decide: sendMessage,
      facts,
      respond: async ({ answer }, { params: { bookingId } }) => ({
        body: answer ?? { bookingId, messages: 0 },
      }),
      rateLimit: { points: 60, seconds: 60 },
    }),

    readMessages: command(conversationOperations.readMessages, {
      access: 'registered',
      decide: readMessages,
      facts,
      respond: async ({ answer }, { params: { bookingId } }) => ({
        body: answer ?? { bookingId, messages: 0 },
      }),
      rateLimit: { points: 120, seconds: 60 },
    }),

    announceMessages: internalCommand(conversations, {
      name: 'announceMessages',
      decide: announceMessages,
      streamOf: ({ conversationId }: AnnounceMessages) => conversationId,
      facts: announceFacts(pool, policy),
    }),
  };
}
