import { defineTopic } from '../define-topic.ts';
import { NotificationEvent } from './events.ts';

/** What people have read, and what they want to be told. */
export const notificationTopic = defineTopic('notification', {
  newest: NotificationEvent.options,
});
