import { z } from 'zod';

/** A text in one or both languages. Readers of the other language get the one there is: `inLanguage`. */
export function inEitherLanguage<Words extends z.core.$ZodType<string>>(
  words: Words,
): z.ZodObject<{ ar: Words; en: Words }, z.core.$strict> {
  return z.strictObject({ ar: words, en: words });
}
