import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import { SlotWaitEvent } from './events.ts';

/** One stream for each wait for a free slot. */
export const waitTopic: TopicDeclaration<'wait'> = defineTopic('wait', {
  events: SlotWaitEvent.options,
});
