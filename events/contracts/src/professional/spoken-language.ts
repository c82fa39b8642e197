import { z } from 'zod';

/** A language that somebody may speak with customers (ISO 639; `ber`: the Berber languages). */
export const SpokenLanguage = z.enum(['ar', 'ber', 'en', 'fr', 'it', 'tr']);
export type SpokenLanguage = z.infer<typeof SpokenLanguage>;
