import { defineTopic } from '../define-topic.ts';
import { RedirectEvent } from './events.ts';

/** Paths that lead elsewhere. */
export const redirectTopic = defineTopic('redirect', { newest: RedirectEvent.options });
