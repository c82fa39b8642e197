import { z } from 'zod';

import { MessageSent } from './message-sent.ts';
import { MessagesAnnounced } from './messages-announced.ts';
import { MessagesRead } from './messages-read.ts';

/** All events of the stream of a conversation, each in its newest version. */
export const ConversationEvent = z.discriminatedUnion('type', [
  MessageSent,
  MessagesAnnounced,
  MessagesRead,
]);
export type ConversationEvent = z.infer<typeof ConversationEvent>;
