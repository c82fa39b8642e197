import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';

/** The applicant said who they are. */
export const ApplicationGeneralSaved = event('osta.application.application-general-saved', {
  applicantId: UserId,
  /** As on the identity document. */
  legalName: PersonalWords,
  /** The work, in the applicant's words. */
  about: PersonalWords,
  experienceYears: z.int().min(0).max(60),
});
export type ApplicationGeneralSaved = z.infer<typeof ApplicationGeneralSaved>;
