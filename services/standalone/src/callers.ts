import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/**
 * Returns the headers that an edge sets on a request to tell on whose behalf it is. The others stay as they
 * came; without an address in any, that of the socket is told.
 */
export type Callers = (request: IncomingMessage) => Readonly<Record<string, string>>;

/**
 * Callers are visitors: their address is that of the socket. What they report themselves is dropped, or they
 * would choose by which address their guesses are counted.
 *
 * @param trustedProxies the operator's own proxies in front of the edge, each of which has added an address
 */
export function visitorsBehind(trustedProxies: number): Callers {
  return ({ headers, socket }) => {
    const reported = addressesIn(headers);
    const trusted = reported.slice(Math.max(0, reported.length - trustedProxies));
    return { 'x-forwarded-for': [...trusted, socket.remoteAddress ?? 'unknown'].join(', ') };
  };
}

/**
 * Callers are our own processes, which pass on what they were told of their visitor. Otherwise all visitors of
 * rendered pages would share one address, and one rate limit.
 */
export const ownProcesses: Callers = () => ({});

function addressesIn({ 'x-forwarded-for': text }: IncomingHttpHeaders): readonly string[] {
  const all = Array.isArray(text) ? text.join(',') : (text ?? '');
  return all.split(',').flatMap((each) => each.trim() || []);
}
