/** Only there to be resolved against: a path that leaves it leaves the site. */
const base = 'http://own.invalid';

/**
 * A path inside the site, fit to be followed after signing in; `/` for everything else. Browsers
 * read `//host`, `/\host` and a tab inside as other hosts, so the URL parser decides, not a pattern.
 */
export function ownPath(candidate: unknown): string {
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return '/';
  if (!URL.canParse(candidate, base)) return '/';
  const url = new URL(candidate, base);
  if (url.origin !== base) return '/';
  // Dots may have left two slashes at the start: followed on their own, they would name a host
  const path = url.pathname.replace(/^\/+/u, '/');
  // Signing in leads away from the pages for guests
  if (/^(?:\/en)?\/auth(?:\/|$)/u.test(path)) return '/';
  return `${path}${url.search}${url.hash}`;
}
