import type { Locale } from '@osta/contracts/locale';

interface LocaleConfig {
  readonly code: Locale;
  /** The language's name in itself. */
  readonly name: string;
  /** The tag for Intl and `<html lang>`. */
  readonly tag: 'ar-LY' | 'en-GB';
  readonly direction: 'rtl' | 'ltr';
  /** The prefix of every path in this language. */
  readonly prefix: '' | '/en';
}

/** The languages of the product (docs/spec.md §3 "Locale config"). Arabic is the default. */
/* oxlint-disable lingui/no-unlocalized-strings -- tags, and names that are the same in every language */
export const locales: { readonly [Code in Locale]: LocaleConfig } = {
  ar: { code: 'ar', name: 'العربية', tag: 'ar-LY', direction: 'rtl', prefix: '' },
  en: { code: 'en', name: 'English', tag: 'en-GB', direction: 'ltr', prefix: '/en' },
};
/* oxlint-enable lingui/no-unlocalized-strings */

/**
 * Includes all following slashes: two at the start of the remaining path would name another host.
 */
const english = /^\/en(?=[/?#]|$)\/*/u;

/** Returns whether a text names one of our languages. */
export function isLocale(text: string | undefined): text is Locale {
  return text === 'ar' || text === 'en';
}

/** Returns the language of a public path: `/en/services` is English, `/english` is not. */
export function localeOfPath(path: string): Locale {
  return english.test(path) ? 'en' : 'ar';
}

/** Removes the language prefix: `/en/services` → `/services`, as routes know it. */
export function withoutLocale(path: string): string {
  return path.replace(english, '/');
}

/** Adds the language prefix: `/services` → `/en/services`, as the browser shows it. */
export function withLocale(path: string, locale: Locale): string {
  const { prefix } = locales[locale];
  if (prefix === '') return path;
  return path === '/' ? prefix : `${prefix}${path}`;
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
