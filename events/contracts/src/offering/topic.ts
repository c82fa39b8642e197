import { defineTopic } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { OfferingEvent } from './events.ts';

const words: readonly PersonalField[] = [
  { path: ['offer', 'name', 'ar'], of: 'professionalId' },
  { path: ['offer', 'name', 'en'], of: 'professionalId' },
  { path: ['offer', 'description', 'ar'], of: 'professionalId' },
  { path: ['offer', 'description', 'en'], of: 'professionalId' },
];

/** Services as professionals offer them, with the hours in which they can be booked. */
export const offeringTopic = defineTopic('offering', {
  newest: OfferingEvent.options,
  personalWords: {
    'osta.offering.availability-changed.v1': words,
    'osta.offering.service-archived.v1': words,
    'osta.offering.service-drafted.v1': words,
    'osta.offering.service-paused.v1': words,
    'osta.offering.service-published.v1': words,
    'osta.offering.service-revised.v1': words,
  },
});
