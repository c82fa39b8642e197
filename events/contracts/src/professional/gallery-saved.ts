import { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';

/** The profile shows these pictures of work, in this order. */
export const GallerySaved = event('osta.professional.gallery-saved', {
  pictures: z
    .array(
      z.strictObject({
        id: z.uuidv7(),
        /** What it shows; empty in a language in which nobody has said it. */
        alt: z.strictObject({ ar: PersonalWords, en: PersonalWords }),
      }),
    )
    .max(12),
});
export type GallerySaved = z.infer<typeof GallerySaved>;
