import { z } from 'zod';

import { event } from '../define.ts';
import { SpokenLanguage } from './spoken-language.ts';

/** The languages that a professional speaks with customers, from now on. */
export const LanguagesDeclared = event('osta.professional.languages-declared', {
  /** Each once; empty: they say nothing of it any more. */
  languages: z.array(SpokenLanguage).max(6),
});
export type LanguagesDeclared = z.infer<typeof LanguagesDeclared>;
