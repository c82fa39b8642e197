import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import { NotificationEvent } from './events.ts';

/** What people have read, and their preferences. */
export const notificationTopic: TopicDeclaration<'notification'> = defineTopic('notification', {
  events: NotificationEvent.options,
});
