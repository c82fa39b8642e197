import {
  ConversationReceipt,
  ReadMessagesRequest,
  SendMessageRequest,
} from '@osta/contracts/booking/conversation-api';
import { BookingId } from '@osta/contracts/ids';
import { internalCommand } from '@osta/platform/aggregate';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import type { ConversationPolicy } from '../domain/booking/booking-policy.ts';
import {
  announceMessages,
  type AnnounceMessages,
} from '../domain/conversation/announce-messages.ts';
import { readMessages } from '../domain/conversation/read-messages.ts';
import { sendMessage } from '../domain/conversation/send-message.ts';
import type { ConversationAggregate } from './conversation-aggregate.ts';
import { rows } from './problems.ts';
import { talkFacts } from './talk-facts.ts';

const params = z.strictObject({ bookingId: BookingId });

/** Declares the commands by which both sides of a booking write to each other, and the one of their timer. */
export function conversationCommands(
  conversations: ConversationAggregate,
  policy: ConversationPolicy,
) {
  const facts = talkFacts(policy);
  return {
    sendMessage: defineCommand(conversations, {
      name: 'sendMessage',
      summary: 'Send a message to the other side of a booking',
      method: 'post',
      path: '/api/bookings/{bookingId}/messages',
      access: 'registered',
      params,
      body: SendMessageRequest,
      decide: sendMessage,
      facts,
      problems: rows('BOOKING_NOT_FOUND', 'MESSAGES_CLOSED', 'MESSAGES_FULL'),
      answer: ConversationReceipt,
      respond: async ({ answer }, { params: { bookingId } }) => ({
        body: answer ?? { bookingId, messages: 0 },
      }),
      rateLimit: { points: 60, seconds: 60 },
    }),

    readMessages: defineCommand(conversations, {
      name: 'readMessages',
      summary: 'Mark messages of a booking as read up to one',
      method: 'post',
      path: '/api/bookings/{bookingId}/messages/read',
      access: 'registered',
      params,
      body: ReadMessagesRequest,
      decide: readMessages,
      facts,
      problems: rows('BOOKING_NOT_FOUND'),
      answer: ConversationReceipt,
      respond: async ({ answer }, { params: { bookingId } }) => ({
        body: answer ?? { bookingId, messages: 0 },
      }),
      rateLimit: { points: 120, seconds: 60 },
    }),

    announceMessages: internalCommand(conversations, {
      name: 'announceMessages',
      decide: announceMessages,
      streamOf: ({ conversationId }: AnnounceMessages) => conversationId,
      facts: async () => policy,
    }),
  };
}
