import { z } from 'zod';

import { ApplicationStatus } from '../application/status.ts';
import { ServiceUnknown, TradeHidden, TradeUnknown } from '../catalogue/refusals.ts';
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

/** The professional takes no new requests and bookings for now. */
export const ProfessionalPaused = refusal('PROFESSIONAL_PAUSED', {});
export type ProfessionalPaused = z.infer<typeof ProfessionalPaused>;

/** Who has paused their profile cannot come now. */
export const ProfilePausedRefusal = refusal('PROFILE_PAUSED', {});
export type ProfilePausedRefusal = z.infer<typeof ProfilePausedRefusal>;

/** The last day of a pause is over, by the clocks of Libya. */
export const PauseInThePast = refusal('PAUSE_IN_THE_PAST', {});
export type PauseInThePast = z.infer<typeof PauseInThePast>;

/** The corners of a drawn area are on one line, or too close to each other. */
export const AreaTooSmall = refusal('AREA_TOO_SMALL', {});
export type AreaTooSmall = z.infer<typeof AreaTooSmall>;

/** Edges of a drawn area cross or touch each other. */
export const AreaCrossesItself = refusal('AREA_CROSSES_ITSELF', {});
export type AreaCrossesItself = z.infer<typeof AreaCrossesItself>;

/** A corner of a drawn area is too far from where the way to a job begins. */
export const AreaTooLarge = refusal('AREA_TOO_LARGE', {
  /** How far it may be. */
  limitMeters: z.int().positive(),
});
export type AreaTooLarge = z.infer<typeof AreaTooLarge>;

/** All refusals of the professional service. */
export const ProfessionalRefusal = z.discriminatedUnion('code', [
  AreaCrossesItself,
  AreaTooLarge,
  AreaTooSmall,
  NotAProfessional,
  ProfessionalNotFound,
  ProfileNotPublished,
  ProfilePausedRefusal,
  PauseInThePast,
  PictureLimitReached,
  PictureNotFound,
  ServiceUnknown,
  TradeHidden,
  TradeUnknown,
]);
export type ProfessionalRefusal = z.infer<typeof ProfessionalRefusal>;
