import { defineTopic } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { ProfessionalEvent } from './events.ts';
import { mostWorkPictures } from './work-pictures.ts';

const descriptions = Array.from({ length: mostWorkPictures }, (_, place) =>
  (['ar', 'en'] as const).map((language): PersonalField => ({
    path: ['pictures', String(place), 'alt', language],
    of: 'subject',
  })),
).flat();

/** Profiles of professionals. */
export const professionalTopic = defineTopic('professional', {
  events: ProfessionalEvent.options,
  personalWords: {
    'osta.professional.profile-published': [
      { path: ['headline', 'ar'], of: 'subject' },
      { path: ['headline', 'en'], of: 'subject' },
    ],
    'osta.professional.gallery-saved': descriptions,
  },
});
