import { CategoryId } from '@osta/reference/category-id';
import { PlaceId } from '@osta/reference/place-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';

/** What a professional offers and where, as customers see it from now on. */
export const ProfilePublished = event('osta.professional.profile-published', {
  /** The trades offered. */
  categoryIds: z.array(CategoryId).min(1).max(5),
  /** Where the work starts from. */
  placeId: PlaceId,
  /** One line under the name, in one or both languages; the other one is empty. */
  headline: z.strictObject({ ar: PersonalWords, en: PersonalWords }),
  /** Full years of experience. */
  experienceYears: z.int().min(0).max(60),
});
export type ProfilePublished = z.infer<typeof ProfilePublished>;
