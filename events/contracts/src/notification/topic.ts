import { defineTopic } from '../define-topic.ts';
import { NotificationEvent } from './events.ts';

/** What people have read, and their preferences. */
export const notificationTopic = defineTopic('notification', {
  events: NotificationEvent.options,
});
