import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { wordsOfPictures } from '../picture/recorded.ts';
import { ProfessionalEvent } from './events.ts';
import { mostEquipments } from './most-equipments.ts';
import { mostWorkPictures } from './work-pictures.ts';

/** Profiles of professionals. */
export const professionalTopic: TopicDeclaration<'professional'> = defineTopic('professional', {
  events: ProfessionalEvent.options,
  personalWords: {
    'osta.professional.profile-published': [
      { path: ['headline', 'ar'], of: 'subject' },
      { path: ['headline', 'en'], of: 'subject' },
    ],
    'osta.professional.equipments-saved': Array.from({ length: mostEquipments }, (_, place) =>
      (['ar', 'en'] as const).map((language): PersonalField => ({
        path: ['own', String(place), language],
        of: 'subject',
      })),
    ).flat(),
    'osta.professional.gallery-saved': wordsOfPictures('pictures', mostWorkPictures, 'subject'),
  },
});
