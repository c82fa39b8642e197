import { z } from 'zod';

import { ApplicationStatus } from '../application/status.ts';
import { refusal } from '../define.ts';
import { PictureLimitReached, PictureNotFound } from '../picture/picture-refusals.ts';

/** Only a person whose application is approved may do this. */
export const NotAProfessional = refusal('NOT_A_PROFESSIONAL', {
  /** Where their application stands; `null` if they never applied. */
  standing: ApplicationStatus.nullable(),
});
export type NotAProfessional = z.infer<typeof NotAProfessional>;

/** There is no published profile under this id. */
export const ProfessionalNotFound = refusal('PROFESSIONAL_NOT_FOUND', {});
export type ProfessionalNotFound = z.infer<typeof ProfessionalNotFound>;

/** There is no profile yet that this could belong to. */
export const ProfileNotPublished = refusal('PROFILE_NOT_PUBLISHED', {});
export type ProfileNotPublished = z.infer<typeof ProfileNotPublished>;

/** All refusals of the professional service. */
export const ProfessionalRefusal = z.discriminatedUnion('code', [
  NotAProfessional,
  ProfessionalNotFound,
  ProfileNotPublished,
  PictureLimitReached,
  PictureNotFound,
]);
export type ProfessionalRefusal = z.infer<typeof ProfessionalRefusal>;
