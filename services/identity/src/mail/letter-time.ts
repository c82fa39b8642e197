import type { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';

/** Local time of Libya, western digits in both languages (docs/spec.md §9). */
const zone = { timeZone: 'Africa/Tripoli', numberingSystem: 'latn' } as const;
const tags: { readonly [Language in Locale]: string } = { ar: 'ar-LY', en: 'en-GB' };
const before: { readonly [Language in Locale]: string } = { ar: 'يوم', en: 'on' };
const between: { readonly [Language in Locale]: string } = { ar: '، الساعة', en: ' at' };

/**
 * Formats a moment: `on Sunday, 1 March 2026 at 09:30 AM`, `يوم الأحد، 1 مارس 2026، الساعة 09:30 ص`.
 */
export function atTime(instant: Instant, locale: Locale): string {
  const time = new Intl.DateTimeFormat(tags[locale], {
    ...zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h12',
  });
  const written = time.format(new Date(instant)).toLocaleUpperCase('en');
  return `${onDay(instant, locale)}${between[locale]} ${written}`;
}

/** Formats a day: `on Sunday, 1 March 2026`. */
export function onDay(instant: Instant, locale: Locale): string {
  const written = new Intl.DateTimeFormat(tags[locale], { ...zone, dateStyle: 'full' });
  return `${before[locale]} ${written.format(new Date(instant))}`;
}
