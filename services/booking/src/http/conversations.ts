import { conversationOperations } from '@osta/contracts/booking/conversation-operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import { bookingProblems } from '../commands/problems.ts';
import type { GetConversation, ListUnreadMessages } from '../queries/get-conversation.ts';

interface ConversationRoutes {
  readonly getConversation: GetConversation;
  readonly listUnreadMessages: ListUnreadMessages;
}

/** Returns the read routes of conversations. */
export function conversationRoutes(queries: ConversationRoutes): readonly Route[] {
  const { getConversation, listUnreadMessages } = queries;
  return [
    defineRoute(conversationOperations.listUnreadMessages, {
      access: 'registered',
      handle: async ({ principal }) => ({ body: await listUnreadMessages(principal.userId) }),
    }),

    defineRoute(conversationOperations.getConversation, {
      access: 'registered',
      problems: bookingProblems,
      async handle({ params: { bookingId }, query, principal, locale }) {
        const body = await getConversation(bookingId, principal, locale, query.before);
        return body === null ? { refused: { code: 'BOOKING_NOT_FOUND' } } : { body };
      },
    }),
  ];
}
