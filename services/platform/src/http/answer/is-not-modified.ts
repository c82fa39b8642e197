import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Returns whether the client already has this answer: its `If-None-Match` names the `ETag` that was set (RFC
 * 9110 §13.1.2; weak comparison, because compressing proxies make tags weak).
 */
export function isNotModified(request: IncomingMessage, response: ServerResponse): boolean {
  const tag = response.getHeader('etag');
  const known = request.headers['if-none-match'];
  if (typeof tag !== 'string' || known === undefined) return false;
  return known.split(',', 50).some((each) => bare(each) === bare(tag));
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//u, '');
}
