import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns whether another site may have sent this change in the name of a signed-in person (ASVS 5.0 §3.5).
 *
 * Three checks: a header that only our own script can send without a preflight, the exact origin if the browser
 * sends it, and the relation of the sites if it sends that.
 */
export function isCrossSite(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): boolean {
  if (headers['x-csrf'] !== '1') return true;
  const { origin } = headers;
  if (origin !== undefined && !origins.has(origin)) return true;
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return site !== 'same-site' || origin === undefined;
}
