import { withLocale } from '@osta/contracts/locale-path';

import { privatePaths } from '../../site/public-paths.ts';

/**
 * Returns `robots.txt` (RFC 9309): paths that crawlers must not visit, and the address of the
 * sitemap.
 */
export function robotsText(publicOrigin: string): string {
  const rules = (['ar', 'en'] as const).flatMap((locale) =>
    privatePaths.map((path) => `Disallow: ${withLocale(path, locale)}`),
  );
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicOrigin}/sitemap.xml`, ''].join('\n');
}
