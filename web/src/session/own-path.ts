/** A base for resolving paths: a result with another origin leaves the site. */
const base = 'http://own.invalid';

/**
 * Returns a path inside the site that is safe to follow after signing in; `/` for everything else.
 * Browsers read `//host`, `/\host` and a tab inside as other hosts, so the URL parser decides, not
 * a pattern.
 */
export function ownPath(candidate: unknown): string {
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return '/';
  if (!URL.canParse(candidate, base)) return '/';
  const url = new URL(candidate, base);
  if (url.origin !== base) return '/';
  // Resolved dots may leave two leading slashes, which would name a host
  const path = url.pathname.replace(/^\/+/u, '/');
  // After signing in, the pages for guests are no target
  if (/^(?:\/en)?\/auth(?:\/|$)/u.test(path)) return '/';
  return `${path}${url.search}${url.hash}`;
}
