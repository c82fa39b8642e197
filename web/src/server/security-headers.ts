import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Browser features that no page uses are off; the map may ask for the visitor's position. */
const permissions = 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()';

/** Each page sets its own content security policy. */
const setByHelmet = helmet({
  contentSecurityPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
});

/**
 * Runs helmet once: its headers do not depend on the request, and its dozen middlewares cost time.
 */
function fixedHeaders(): readonly (readonly [name: string, value: string])[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setByHelmet(request, response, (error) => {
    if (error) throw error;
  });
  response.setHeader('permissions-policy', permissions);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

/** The headers of every response of the web. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = fixedHeaders();

/** Sets the headers of every response of the web. */
export const setSecurityHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of securityHeaders) response.setHeader(name, value);
  next();
};
