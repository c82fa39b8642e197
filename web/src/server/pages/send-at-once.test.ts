import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { redirectToProperAddress } from '../addresses.ts';
import { setSecurityHeaders } from '../security-headers.ts';
import type { WebBuild } from '../web-build.ts';
import { createPages, type Pages } from './pages.ts';
import { sendAtOnce } from './send-at-once.ts';

const build: WebBuild = {
  assets: { routes: {} },
  sheets: new Map(),
  loadRenderer: () =>
    Promise.resolve({
      catalogs: { ar: {}, en: {} },
      renderPage: ({ theme }) =>
        Promise.resolve({ status: 200, location: null, html: `<p>${theme}</p>`, isWhole: true }),
      drawPaper: () => Promise.reject(new Error('no paper here')),
    }),
  files: (_request, _response, next) => next(),
  isFixed: true,
};

let server: Server;
let origin = '';
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36';

/** The paths that were passed on. */
let past: string[] = [];
/** Paths with a redirect. */
let leading: Set<string>;

async function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(origin + path, { redirect: 'manual', ...init });
}

/** Returns all headers, except volatile ones and those of the test's own app. */
function headersOf(response: Response): readonly (readonly [string, string])[] {
  return [...response.headers].filter(([name]) => !['date', 'x-powered-by'].includes(name));
}

beforeEach(async () => {
  past = [];
  leading = new Set();
  const pages: Pages = createPages(build, {
    apiOrigin: 'http://api.test',
    publicOrigin: 'https://osta.test',
    log: { info: () => undefined, error: () => undefined },
  });
  const app = express();
  app.use(
    sendAtOnce(pages, {
      leadsNowhere: (path) => !leading.has(path),
      follow: (_request, _response, next) => next(),
    }),
  );
  app.use((request, _response, next) => {
    past.push(request.originalUrl);
    next();
  });
  app.use(redirectToProperAddress, setSecurityHeaders, pages.answer);
  server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await get('/');
  await get('/services');
  past = [];
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

describe('a cached page', () => {
  it.each(['/', '/services'])(
    'is sent at once, identical to the rendered one: %s',
    async (path) => {
      leading.add(path);
      const long = await get(path);
      leading.clear();
      const short = await get(path);
      expect(past).toEqual([path]);
      expect(headersOf(short)).toEqual(headersOf(long));
      expect(await short.text()).toBe(await long.text());
    },
  );

  it('is answered with 304 when unchanged', async () => {
    const etag = (await get('/services')).headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const again = await get('/services', { headers });
    expect([again.status, await again.text(), past]).toEqual([304, '', []]);
  });

  it.each([
    ['of another address', '/services/', {}],
    ['with a question mark', '/services?near=1', {}],
    ['for whoever is signed in', '/services', { cookie: 'session=one' }],
    ['in other colours', '/services', { cookie: 'theme=dark' }],
    ['greeted in English', '/', { 'accept-language': 'en-GB,en;q=0.9', 'user-agent': browser }],
  ])('is not used for a visit %s', async (_what, path, headers) => {
    await get(path, { headers });
    expect(past).toEqual([path]);
  });

  it('is not used for mutations and redirects', async () => {
    await get('/services', { method: 'POST' });
    leading.add('/services');
    await get('/services');
    expect(past).toEqual(['/services', '/services']);
  });
});
