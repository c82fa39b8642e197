import { defineTopic } from '../define-topic.ts';
import { RedirectEvent } from './events.ts';

/** Redirects. */
export const redirectTopic = defineTopic('redirect', { events: RedirectEvent.options });
