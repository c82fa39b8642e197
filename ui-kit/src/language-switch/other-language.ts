import type { Locale } from '../provider/ui-context.ts';

/** Each language is named in itself, so these words are the same in every catalog. */
export const otherLanguage: Record<Locale, { readonly tag: Locale; readonly name: string }> = {
  ar: { tag: 'en', name: 'English' },
  en: { tag: 'ar', name: 'العربية' },
};
