import type { Locale } from '../locale.ts';

/** Returns the text in the reader's language; where it is empty, in the other one. */
export function inLanguage(
  text: { readonly [Language in Locale]: string },
  locale: Locale,
): string {
  return text[locale] || text[locale === 'ar' ? 'en' : 'ar'];
}
