import { z } from 'zod';

import { event } from '../define.ts';
import { SpokenLanguage } from './spoken-language.ts';

/** The languages that a professional speaks with customers, from now on. */
export const LanguagesDeclaredV1 = event('osta.professional.languages-declared.v1', {
  /** Each once; empty: they say nothing of it any more. */
  languages: z.array(SpokenLanguage).max(6),
});
export type LanguagesDeclaredV1 = z.infer<typeof LanguagesDeclaredV1>;
