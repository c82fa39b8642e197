import { z } from 'zod';

import { ActivityAreaChangedV1 } from './activity-area-changed.v1.ts';
import { GallerySavedV1 } from './gallery-saved.v1.ts';
import { LanguagesDeclaredV1 } from './languages-declared.v1.ts';
import { PresenceAnnouncedV1 } from './presence-announced.v1.ts';
import { PresenceEndedV1 } from './presence-ended.v1.ts';
import { ProfilePublishedV3 } from './profile-published.v3.ts';

/** All events of the stream of a professional's profile. */
export const ProfessionalEvent = z.discriminatedUnion('type', [
  ProfilePublishedV3,
  ActivityAreaChangedV1,
  LanguagesDeclaredV1,
  PresenceAnnouncedV1,
  PresenceEndedV1,
  GallerySavedV1,
]);
export type ProfessionalEvent = z.infer<typeof ProfessionalEvent>;
