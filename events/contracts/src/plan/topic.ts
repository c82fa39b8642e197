import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import { PlanEvent } from './events.ts';

/** Plans of the subscriptions of stores, where admins add or change them. */
export const planTopic: TopicDeclaration<'plan'> = defineTopic('plan', {
  events: PlanEvent.options,
});
