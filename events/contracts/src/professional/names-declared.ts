import type { z } from 'zod';

import { event } from '../define.ts';
import { inEitherLanguage } from '../either-language.ts';
import { PersonalWords } from '../personal-words.ts';

/** How a professional writes their name for readers of each language, from now on. */
export const NamesDeclared = event('osta.professional.names-declared', {
  /** One that is empty is the name of their account. */
  names: inEitherLanguage(PersonalWords),
});
export type NamesDeclared = z.infer<typeof NamesDeclared>;
