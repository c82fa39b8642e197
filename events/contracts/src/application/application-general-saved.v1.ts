import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';

/** The applicant said who they are. */
export const ApplicationGeneralSavedV1 = event('osta.application.application-general-saved.v1', {
  applicantId: UserId,
  /** As on the identity document. */
  legalName: PersonalWords,
  /** The work, in the applicant's words. */
  about: PersonalWords,
  experienceYears: z.int().min(0).max(60),
});
export type ApplicationGeneralSavedV1 = z.infer<typeof ApplicationGeneralSavedV1>;
