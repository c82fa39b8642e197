import { z } from 'zod';

import { BookingId } from '../ids.ts';
import { operations } from '../operation.ts';
import {
  Conversation,
  ConversationReceipt,
  MessagesQuery,
  ReadMessagesRequest,
  SendMessageRequest,
  UnreadMessages,
} from './conversation-api.ts';

const BookingPath = z.strictObject({ bookingId: BookingId });

/** The operations on the conversation of a booking. */
export const conversationOperations = operations({
  listUnreadMessages: {
    method: 'get',
    path: '/api/bookings/unread-messages',
    summary: 'List the bookings with messages that you have not read',
    answer: UnreadMessages,
  },

  getConversation: {
    method: 'get',
    path: '/api/bookings/{bookingId}/messages',
    summary: 'List the messages between you and the other side of a booking',
    params: BookingPath,
    query: MessagesQuery,
    answer: Conversation,
    refusals: ['BOOKING_NOT_FOUND'],
  },

  sendMessage: {
    method: 'post',
    path: '/api/bookings/{bookingId}/messages',
    summary: 'Send a message to the other side of a booking',
    params: BookingPath,
    body: SendMessageRequest,
    answer: ConversationReceipt,
    refusals: ['BOOKING_NOT_FOUND', 'MESSAGES_CLOSED', 'MESSAGES_FULL'],
  },

  readMessages: {
    method: 'post',
    path: '/api/bookings/{bookingId}/messages/read',
    summary: 'Mark messages of a booking as read up to one',
    params: BookingPath,
    body: ReadMessagesRequest,
    answer: ConversationReceipt,
    refusals: ['BOOKING_NOT_FOUND'],
  },
});
