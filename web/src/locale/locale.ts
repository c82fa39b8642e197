import type { Locale } from '@osta/contracts/locale';
import { withLocale, withoutLocale } from '@osta/contracts/locale-path';

interface LocaleConfig {
  readonly code: Locale;
  /** The language's name in itself. */
  readonly name: string;
  /** The tag for Intl and `<html lang>`. */
  readonly tag: 'ar-LY' | 'en-GB';
  /** The path of the messages, without the version of the build. */
  readonly file: string;
  readonly direction: 'rtl' | 'ltr';
  /** The currency of every amount (ISO 4217). */
  readonly currency: 'LYD';
  readonly flag: string;
}

/** The languages of the product (docs/spec.md §3 "Locale config"). Arabic is the default. */
/* oxlint-disable lingui/no-unlocalized-strings -- tags, and names that are the same in every language */
export const locales: { readonly [Code in Locale]: LocaleConfig } = {
  ar: {
    code: 'ar',
    name: 'العربية',
    tag: 'ar-LY',
    file: '/_i18n/ar/messages.json',
    direction: 'rtl',
    currency: 'LYD',
    flag: '🇱🇾',
  },
  en: {
    code: 'en',
    name: 'English',
    tag: 'en-GB',
    file: '/_i18n/en/messages.json',
    direction: 'ltr',
    currency: 'LYD',
    flag: '🇬🇧',
  },
};
/* oxlint-enable lingui/no-unlocalized-strings */

/** Returns whether a text names one of our languages. */
export function isLocale(text: string | undefined): text is Locale {
  return text === 'ar' || text === 'en';
}

interface LocaleRewrite {
  readonly input: (location: { url: URL }) => URL;
  readonly output: (location: { url: URL }) => URL;
}

/**
 * Returns the router's rewrite, so that routes, links and redirects are written without a prefix. A
 * router has one language for its life: there is one per request on the server, and one per
 * document in the browser.
 */
export function localeRewrite(locale: Locale): LocaleRewrite {
  return {
    input: ({ url }) => {
      const inner = new URL(url);
      inner.pathname = withoutLocale(url.pathname);
      return inner;
    },
    output: ({ url }) => {
      const outer = new URL(url);
      outer.pathname = withLocale(url.pathname, locale);
      return outer;
    },
  };
}
