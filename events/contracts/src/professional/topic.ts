import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { wordsOfPictures } from '../picture/recorded.ts';
import { ProfessionalEvent } from './events.ts';
import { ActivityAreaChangedV1 } from './former/activity-area-changed.v1.ts';
import { upcastActivityAreaChanged } from './former/upcast-activity-area-changed.ts';
import { mostEquipments } from './most-equipments.ts';
import { mostWorkPictures } from './work-pictures.ts';

/** Profiles of professionals. */
export const professionalTopic: TopicDeclaration<'professional'> = defineTopic('professional', {
  events: ProfessionalEvent.options,
  former: [
    {
      schema: ActivityAreaChangedV1,
      upcast: (recorded) => upcastActivityAreaChanged(ActivityAreaChangedV1.parse(recorded)),
    },
  ],
  personalWords: {
    'osta.professional.profile-published': [
      { path: ['headline', 'ar'], of: 'subject' },
      { path: ['headline', 'en'], of: 'subject' },
    ],
    'osta.professional.names-declared': [
      { path: ['names', 'ar'], of: 'subject' },
      { path: ['names', 'en'], of: 'subject' },
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
