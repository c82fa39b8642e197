import { z } from 'zod';

/** A language of the product: Arabic, the default, read right to left; English, left to right. */
export const Locale = z.enum(['ar', 'en']);
export type Locale = z.infer<typeof Locale>;

/** One text in every language of the product. */
export const LocalizedText = z.strictObject({ ar: z.string().min(1), en: z.string().min(1) });
export type LocalizedText = z.infer<typeof LocalizedText>;
