import type { Locale } from '../provider/ui-context.ts';

/**
 * The sign of the Libyan dinar as Intl writes it; before the amount in English, after it in Arabic.
 */
export const currencySign: Record<Locale, string> = { ar: 'د.ل', en: 'LYD' };
