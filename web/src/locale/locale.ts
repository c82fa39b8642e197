import type { Locale } from '@osta/contracts/locale';

interface LocaleConfig {
  readonly code: Locale;
  /** What people who read it call it. */
  readonly name: string;
  /** The tag that Intl and `<html lang>` get. */
  readonly tag: 'ar-LY' | 'en-GB';
  readonly direction: 'rtl' | 'ltr';
  /** What stands before every path in this language. */
  readonly prefix: '' | '/en';
}

/** The languages of the product (docs/spec.md §3 "Locale config"). Arabic is the default one. */
/* oxlint-disable lingui/no-unlocalized-strings -- tags, and names that are the same in every language */
export const locales: { readonly [Code in Locale]: LocaleConfig } = {
  ar: { code: 'ar', name: 'العربية', tag: 'ar-LY', direction: 'rtl', prefix: '' },
  en: { code: 'en', name: 'English', tag: 'en-GB', direction: 'ltr', prefix: '/en' },
};
/* oxlint-enable lingui/no-unlocalized-strings */

/** With every slash behind it: two at the start of what is left would name another host. */
const english = /^\/en(?=[/?#]|$)\/*/u;

/** Whether a text names one of our languages. */
export function isLocale(text: string | undefined): text is Locale {
  return text === 'ar' || text === 'en';
}

/** The language of a path as the browser shows it: `/en/services` is English, `/english` is not. */
export function localeOfPath(path: string): Locale {
  return english.test(path) ? 'en' : 'ar';
}

/** `/en/services` → `/services`: the path as routes know it. */
export function withoutLocale(path: string): string {
  return path.replace(english, '/');
}

/** `/services` → `/en/services`: the path as the browser shows it. */
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
 * Lets every route, link and redirect be written once, without prefix. The language is fixed for
 * the life of a router: one per request on the server, one per document in the browser.
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
