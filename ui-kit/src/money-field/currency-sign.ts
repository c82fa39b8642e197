import type { Locale } from '../provider/ui-context.ts';

/** As Intl writes the Libyan dinar; before the amount in English, after it in Arabic. */
export const currencySign: Record<Locale, string> = { ar: 'د.ل', en: 'LYD' };
