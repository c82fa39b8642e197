import { beforeSealing, defineTopic } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { ProfessionalEvent } from './events.ts';
import { ProfilePublishedV1 } from './profile-published.v1.ts';
import { ProfilePublishedV2 } from './profile-published.v2.ts';
import { upcastProfilePublished } from './upcast-profile-published.ts';
import { mostWorkPictures } from './work-pictures.ts';

const descriptions = Array.from({ length: mostWorkPictures }, (_, place) =>
  (['ar', 'en'] as const).map((language): PersonalField => ({
    path: ['pictures', String(place), 'alt', language],
    of: 'subject',
  })),
).flat();

/** Profiles of professionals. */
export const professionalTopic = defineTopic('professional', {
  newest: ProfessionalEvent.options,
  older: [
    beforeSealing(ProfilePublishedV1),
    {
      schema: ProfilePublishedV2,
      upcast: (recorded) => upcastProfilePublished(ProfilePublishedV2.parse(recorded)),
      personalFields: [{ path: ['headline'], of: 'subject' }],
    },
  ],
  personalWords: {
    'osta.professional.profile-published.v3': [
      { path: ['headline', 'ar'], of: 'subject' },
      { path: ['headline', 'en'], of: 'subject' },
    ],
    'osta.professional.gallery-saved.v1': descriptions,
  },
});
