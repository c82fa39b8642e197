import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** What no page of ours asks a browser for; the map may ask where the visitor is. */
const permissions = 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()';

/** The policy of the content is each page's own. */
const setByHelmet = helmet({
  contentSecurityPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
});

/** Asks helmet once: what it sets does not depend on the request, and a dozen middlewares cost. */
function fixedHeaders(): readonly (readonly [name: string, value: string])[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setByHelmet(request, response, (error) => {
    if (error) throw error;
  });
  response.setHeader('permissions-policy', permissions);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

/** The headers that every answer of the web has. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = fixedHeaders();

/** Sets the headers that every answer of the web has. */
export const setSecurityHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of securityHeaders) response.setHeader(name, value);
  next();
};
