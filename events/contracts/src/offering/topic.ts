import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { wordsOfPictures } from '../picture/recorded.ts';
import { OfferingEvent } from './events.ts';
import { mostServicePhotos } from './most-service-photos.ts';

const offerWords: readonly PersonalField[] = [
  { path: ['offer', 'name', 'ar'], of: 'professionalId' },
  { path: ['offer', 'name', 'en'], of: 'professionalId' },
  { path: ['offer', 'description', 'ar'], of: 'professionalId' },
  { path: ['offer', 'description', 'en'], of: 'professionalId' },
];
const words: readonly PersonalField[] = [
  ...offerWords,
  // Words of an admin about a service count as its professional's, and are forgotten with them
  { path: ['hidden', 'note'], of: 'professionalId' },
  { path: ['hidden', 'asked', 'note'], of: 'professionalId' },
];

/** Services as professionals offer them, with the hours in which they can be booked. */
export const offeringTopic: TopicDeclaration<'offering'> = defineTopic('offering', {
  events: OfferingEvent.options,
  personalWords: {
    'osta.offering.another-look-asked': words,
    'osta.offering.availability-changed': words,
    'osta.offering.service-archived': words,
    'osta.offering.service-drafted': words,
    'osta.offering.service-hidden': words,
    'osta.offering.service-paused': words,
    'osta.offering.service-photos-saved': [
      ...words,
      ...wordsOfPictures('photos', mostServicePhotos, 'professionalId'),
    ],
    'osta.offering.service-published': words,
    'osta.offering.service-revised': words,
    'osta.offering.service-shown': offerWords,
  },
});
