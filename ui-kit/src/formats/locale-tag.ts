import type { Locale } from '../provider/ui-context.ts';

/**
 * The language tags for Intl. Never plain `ar`: it has Egypt's separators and a Sunday week. Both
 * write Western digits.
 */
export const localeTag: Record<Locale, string> = { ar: 'ar-LY', en: 'en-GB' };

/** Shown where there is no value (docs/spec.md §9). */
export const missingValue = '--';

/** Every time is shown in Libyan time, on the server and in any browser. */
export const timeZone = 'Africa/Tripoli';
