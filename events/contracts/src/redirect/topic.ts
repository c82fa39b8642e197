import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import { RedirectEvent } from './events.ts';

/** Redirects. */
export const redirectTopic: TopicDeclaration<'redirect'> = defineTopic('redirect', {
  events: RedirectEvent.options,
});
