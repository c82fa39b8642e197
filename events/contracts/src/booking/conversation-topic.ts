import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import { ConversationEvent } from './conversation-events.ts';

/** One stream for what both sides of a booking write to each other. */
export const conversationTopic: TopicDeclaration<'conversation'> = defineTopic('conversation', {
  events: ConversationEvent.options,
  personalWords: {
    'osta.conversation.message-sent': [{ path: ['text'], of: 'authorId' }],
  },
});
