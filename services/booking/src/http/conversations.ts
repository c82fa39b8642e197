import {
  Conversation,
  MessagesQuery,
  UnreadMessages,
} from '@osta/contracts/booking/conversation-api';
import { BookingId } from '@osta/contracts/ids';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { z } from 'zod';

import { rows } from '../commands/problems.ts';
import type { GetConversation, ListUnreadMessages } from '../queries/get-conversation.ts';

interface ConversationRoutes {
  readonly getConversation: GetConversation;
  readonly listUnreadMessages: ListUnreadMessages;
}

/** Returns the read routes of conversations. */
export function conversationRoutes(queries: ConversationRoutes): readonly Route[] {
  const { getConversation, listUnreadMessages } = queries;
  return [
    defineRoute({
      method: 'get',
      path: '/api/bookings/unread-messages',
      operationId: 'listUnreadMessages',
      summary: 'List the bookings with messages that you have not read',
      access: 'registered',
      answer: UnreadMessages,
      handle: async ({ principal }) => ({ body: await listUnreadMessages(principal.userId) }),
    }),

    defineRoute({
      method: 'get',
      path: '/api/bookings/{bookingId}/messages',
      operationId: 'getConversation',
      summary: 'List the messages between you and the other side of a booking',
      access: 'registered',
      params: z.strictObject({ bookingId: BookingId }),
      query: MessagesQuery,
      answer: Conversation,
      problems: rows('BOOKING_NOT_FOUND'),
      async handle({ params: { bookingId }, query, principal }) {
        const body = await getConversation(bookingId, principal.userId, query.before);
        return body === null ? { refused: { code: 'BOOKING_NOT_FOUND' } } : { body };
      },
    }),
  ];
}
