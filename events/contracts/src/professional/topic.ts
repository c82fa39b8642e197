import { defineTopic } from '../define-topic.ts';
import { wordsOfPictures } from '../picture/recorded.ts';
import { ProfessionalEvent } from './events.ts';
import { mostWorkPictures } from './work-pictures.ts';

/** Profiles of professionals. */
export const professionalTopic = defineTopic('professional', {
  events: ProfessionalEvent.options,
  personalWords: {
    'osta.professional.profile-published': [
      { path: ['headline', 'ar'], of: 'subject' },
      { path: ['headline', 'en'], of: 'subject' },
    ],
    'osta.professional.gallery-saved': wordsOfPictures('pictures', mostWorkPictures, 'subject'),
  },
});
