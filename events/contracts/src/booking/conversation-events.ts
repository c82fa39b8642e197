import { z } from 'zod';

import { MessageSentV1 } from './message-sent.v1.ts';
import { MessagesAnnouncedV1 } from './messages-announced.v1.ts';
import { MessagesReadV1 } from './messages-read.v1.ts';

/** All events of the stream of a conversation, each in its newest version. */
export const ConversationEvent = z.discriminatedUnion('type', [
  MessageSentV1,
  MessagesAnnouncedV1,
  MessagesReadV1,
]);
export type ConversationEvent = z.infer<typeof ConversationEvent>;
