import type { Locale } from './locale.ts';

/** What every path of a language begins with. */
const prefixes: { readonly [Code in Locale]: '' | '/en' } = { ar: '', en: '/en' };

/**
 * Includes all following slashes: two at the start of the remaining path would name another host.
 */
const english = /^\/en(?=[/?#]|$)\/*/u;

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
  const prefix = prefixes[locale];
  if (prefix === '') return path;
  // The front page has no slash at its end
  return prefix + path.replace(/^\/(?=[?#]|$)/u, '');
}
