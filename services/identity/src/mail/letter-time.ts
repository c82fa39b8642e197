import type { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';

/** Local time of Libya, western digits in both languages (docs/spec.md §9). */
const zone = { timeZone: 'Africa/Tripoli', numberingSystem: 'latn' } as const;
const tags: { readonly [Language in Locale]: string } = { ar: 'ar-LY', en: 'en-GB' };
const before: { readonly [Language in Locale]: string } = { ar: 'يوم', en: 'on' };

/** Formats a moment: `on Sunday 1 March 2026 at 09:30`. */
export function atTime(instant: Instant, locale: Locale): string {
  const written = new Intl.DateTimeFormat(tags[locale], {
    ...zone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(new Date(instant));
  return `${before[locale]} ${written}`;
}

/** Formats a day: `on Sunday 1 March 2026`. */
export function onDay(instant: Instant, locale: Locale): string {
  const written = new Intl.DateTimeFormat(tags[locale], { ...zone, dateStyle: 'full' });
  return `${before[locale]} ${written.format(new Date(instant))}`;
}
