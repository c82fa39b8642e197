import { beforeSealing, defineTopic } from '../define-topic.ts';
import { ProfessionalEvent } from './events.ts';
import { ProfilePublishedV1 } from './profile-published.v1.ts';

/** Profiles of professionals. */
export const professionalTopic = defineTopic('professional', {
  newest: ProfessionalEvent.options,
  older: [beforeSealing(ProfilePublishedV1)],
  personalWords: {
    'osta.professional.profile-published.v2': [{ path: ['headline'], of: 'subject' }],
  },
});
