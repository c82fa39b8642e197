import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { SlotWaitEvent } from './events.ts';

const offeringName: readonly PersonalField[] = [
  { path: ['offeringName', 'ar'], of: 'professionalId' },
  { path: ['offeringName', 'en'], of: 'professionalId' },
];

/** One stream for each wait for a free slot. */
export const waitTopic: TopicDeclaration<'wait'> = defineTopic('wait', {
  events: SlotWaitEvent.options,
  personalWords: {
    'osta.wait.slot-wait-ended': offeringName,
    'osta.wait.slot-wait-joined': offeringName,
  },
});
