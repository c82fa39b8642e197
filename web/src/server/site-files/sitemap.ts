import { withLocale } from '@osta/contracts/locale-path';

import { locales } from '../../locale/locale.ts';
import { publicPaths } from '../../site/public-paths.ts';

function entry(path: string, publicOrigin: string): string {
  const address = (locale: 'ar' | 'en'): string => publicOrigin + withLocale(path, locale);
  const alternates = [
    ...Object.values(locales).map(({ code }) => ({ lang: code, href: address(code) })),
    { lang: 'x-default', href: address('ar') },
  ].map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`);
  return Object.values(locales)
    .map(({ code }) => `<url><loc>${address(code)}</loc>${alternates.join('')}</url>`)
    .join('\n');
}

/**
 * Returns `sitemap.xml` (sitemaps.org): every public page, service, profile and store, in both languages.
 *
 * @param listedPaths of profiles and stores, without a language prefix
 * @param serviceIds of the services that customers see
 */
export function sitemap(
  publicOrigin: string,
  listedPaths: readonly string[],
  serviceIds: readonly string[] = [],
): string {
  const servicePaths = serviceIds.map((id) => `/services/${id}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...publicPaths, ...servicePaths, ...listedPaths].map((path) => entry(path, publicOrigin)),
    '</urlset>',
    '',
  ].join('\n');
}
