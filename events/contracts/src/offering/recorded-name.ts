import type { z } from 'zod';

import { inEitherLanguage } from '../either-language.ts';
import { PersonalWords } from '../personal-words.ts';

/** What a professional called their service when it was booked or waited for, as recorded: in at least one language, sealed. */
export const RecordedName = inEitherLanguage(PersonalWords);
export type RecordedName = z.infer<typeof RecordedName>;
