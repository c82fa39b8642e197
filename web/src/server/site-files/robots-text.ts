import { withLocale } from '../../locale/locale.ts';
import { privatePaths } from '../../site/public-paths.ts';

/** `robots.txt` (RFC 9309): where machines stay out, and where the map of the site is. */
export function robotsText(publicOrigin: string): string {
  const rules = (['ar', 'en'] as const).flatMap((locale) =>
    privatePaths.map((path) => `Disallow: ${withLocale(path, locale)}`),
  );
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicOrigin}/sitemap.xml`, ''].join('\n');
}
