import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a change may have been sent by another site in the name of a signed-in person
 * (ASVS 5.0 §3.5).
 *
 * Three locks: a header that only a script of ours can send without asking first, the exact origin
 * where the browser tells it, and the relation of the sites where it tells that.
 */
export function isCrossSite(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): boolean {
  if (headers['x-csrf'] !== '1') return true;
  const { origin } = headers;
  if (origin !== undefined && !origins.has(origin)) return true;
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return site !== 'same-site' || origin === undefined;
}
