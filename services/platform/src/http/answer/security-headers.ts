import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import helmet, { type HelmetOptions } from 'helmet';

type Header = readonly [name: string, value: string];

/** Headers of API answers: a browser that displays one as a page may load and run nothing. */
const api: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
    },
  },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
};

/** Headers of the page at `/api/docs`: its own scripts and styles, from this origin only. */
const docs: HelmetOptions = {
  ...api,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
};

export const apiHeaders: readonly Header[] = headersOf(api);
export const docsHeaders: readonly Header[] = headersOf(docs);

/** Computes helmet's headers once: they do not depend on the request, and its fifteen middlewares cost time. */
function headersOf(options: HelmetOptions): readonly Header[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
