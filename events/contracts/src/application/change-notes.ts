import { z } from 'zod';

import { PersonalWords } from '../personal-words.ts';

/** What an admin asks to change in each field of an application; empty where nothing is asked. */
export const ChangeNotes = z.strictObject({
  legalName: PersonalWords,
  about: PersonalWords,
  experienceYears: PersonalWords,
  categoryIds: PersonalWords,
  placeIds: PersonalWords,
  commitments: PersonalWords,
  documents: PersonalWords,
});
export type ChangeNotes = z.infer<typeof ChangeNotes>;
