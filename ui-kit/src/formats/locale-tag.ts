import type { Locale } from '../provider/ui-context.ts';

/**
 * The tag that Intl gets. Never plain `ar`: it would bring Egypt's separators and a Sunday week.
 * Both write Western digits.
 */
export const localeTag: Record<Locale, string> = { ar: 'ar-LY', en: 'en-GB' };

/** What stands where there is no value (docs/spec.md §9). */
export const missingValue = '--';

/** Every time is shown as Libya's clocks show it, on the server and in any browser. */
export const timeZone = 'Africa/Tripoli';
