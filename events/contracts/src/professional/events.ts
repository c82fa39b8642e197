import { z } from 'zod';

import { ActivityAreaChanged } from './activity-area-changed.ts';
import { EquipmentsSaved } from './equipments-saved.ts';
import { GallerySaved } from './gallery-saved.ts';
import { LanguagesDeclared } from './languages-declared.ts';
import { NamesDeclared } from './names-declared.ts';
import { PresenceAnnounced } from './presence-announced.ts';
import { PresenceEnded } from './presence-ended.ts';
import { ProfilePaused } from './profile-paused.ts';
import { ProfilePublished } from './profile-published.ts';
import { ProfileResumed } from './profile-resumed.ts';
import { RequestRulesSaved } from './request-rules-saved.ts';

/** All events of the stream of a professional's profile. */
export const ProfessionalEvent = z.discriminatedUnion('type', [
  ProfilePublished,
  ActivityAreaChanged,
  LanguagesDeclared,
  NamesDeclared,
  PresenceAnnounced,
  PresenceEnded,
  GallerySaved,
  EquipmentsSaved,
  ProfilePaused,
  ProfileResumed,
  RequestRulesSaved,
]);
export type ProfessionalEvent = z.infer<typeof ProfessionalEvent>;
