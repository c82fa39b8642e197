import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { WebBuild } from '../web-build.ts';
import type { Page, PageRequest } from './page-renderer.ts';
import { createPages } from './pages.ts';

/** The requests to the renderer, the newest last. */
let asked: PageRequest[] = [];
let answer: (request: PageRequest) => Page | Promise<Page>;
let logged: object[] = [];
let server: Server;
let origin = '';

const page = (part: Partial<Page> = {}): Page => ({
  status: 200,
  location: null,
  html: '<!doctype html><title>page</title>',
  isWhole: true,
  ...part,
});

const build: WebBuild = {
  assets: { routes: {} },
  sheets: new Map([['/assets/site.css', 'h1{color:blue}']]),
  loadRenderer: () =>
    Promise.resolve({
      catalogs: { ar: {}, en: {} },
      renderPage: async (request) => {
        asked.push(request);
        return answer(request);
      },
      drawPaper: () => Promise.reject(new Error('no paper here')),
    }),
  files: (_request, _response, next) => next(),
  isFixed: true,
};

const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36';

function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(origin + path, {
    headers: { 'user-agent': browser, ...headers },
    redirect: 'manual',
  });
}

beforeEach(async () => {
  asked = [];
  logged = [];
  answer = () => page();
  const app = express();
  app.use(
    createPages(build, {
      apiOrigin: 'http://api.test',
      publicOrigin: 'https://osta.test',
      log: { info: () => undefined, error: (facts) => void logged.push(facts) },
    }).answer,
  );
  server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

describe('a page for guests', () => {
  it('is rendered once for all of them, and again for another theme', async () => {
    await get('/services');
    await get('/services', { cookie: 'locale=ar' });
    expect(asked).toHaveLength(1);
    await get('/services', { cookie: 'theme=dark' });
    expect(asked.map(({ theme }) => theme)).toEqual(['system', 'dark']);
  });

  it("contains nothing of the first visitor's request", async () => {
    await get('/services', { cookie: 'theme=dark', 'x-forwarded-for': '10.0.0.1' });
    expect([...(asked[0]?.request.headers ?? [])]).toEqual([]);
    expect(asked[0]?.request.url).toBe('https://osta.test/services');
  });

  it('contains its style sheet; a page for one visitor links it', async () => {
    const link = '<link rel="stylesheet" href="/assets/site.css"/>';
    answer = () => page({ html: `<head>${link}</head><body></body>` });
    expect(await (await get('/services')).text()).toContain('<style>h1{color:blue}</style>');
    const forOne = await (await get('/services', { cookie: 'session=one' })).text();
    expect(forOne).toContain(link);
    expect(forOne).not.toContain('<style>');
  });

  it('is not sent twice to the same browser', async () => {
    const first = await get('/services');
    const again = await get('/services', {
      'if-none-match': first.headers.get('etag') ?? '',
      // What browsers send; fetch would send no-cache
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });

  it('may be stale while it is rendered again, but not that of one store or person', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await get('/services');
    await get('/store/1/public');
    answer = () => page({ status: 404 });
    vi.setSystemTime(Date.now() + 31_000);
    expect((await get('/services')).status).toBe(200);
    expect((await get('/store/1/public')).status).toBe(404);
  });

  it('is not cached when data was missing or not found', async () => {
    answer = () => page({ isWhole: false });
    await get('/');
    await get('/');
    answer = () => page({ status: 404 });
    await get('/nowhere');
    await get('/nowhere');
    expect(asked).toHaveLength(4);
  });
});

describe('a page for one visitor', () => {
  it('is rendered for them alone, with their cookie, and its own nonce', async () => {
    const one = await get('/account', { cookie: 'session=one' });
    const other = await get('/account', { cookie: 'session=other' });
    expect(asked.map(({ request }) => request.headers.get('cookie'))).toEqual([
      'session=one',
      'session=other',
    ]);
    const policies = [one, other].map(({ headers }) => headers.get('content-security-policy'));
    expect(policies[0]).toContain(`'nonce-${asked[0]?.nonce}'`);
    expect(policies[0]).not.toBe(policies[1]);
    expect(one.headers.get('etag')).toBeNull();
  });

  it('is in the language of its path', async () => {
    await get('/en/account', { cookie: 'session=one' });
    expect(asked[0]?.locale).toBe('en');
    expect(asked[0]?.messagesUrl).toMatch(/^\/_i18n\/en\/messages\.json\?v=/u);
  });

  it('may redirect', async () => {
    answer = () => page({ status: 307, location: '/auth/login', html: '' });
    const response = await get('/account', { cookie: 'session=gone' });
    expect([response.status, response.headers.get('location')]).toEqual([307, '/auth/login']);
  });
});

describe('a page that cannot be shown', () => {
  it('has its status, and is empty for robots', async () => {
    answer = () => page({ status: 404, html: '<p>not found</p>' });
    expect(await (await get('/nowhere')).text()).toContain('not found');
    const forRobot = await get('/nowhere', { 'user-agent': robot });
    expect([forRobot.status, await forRobot.text()]).toEqual([404, '']);
  });

  it('says so in both languages when rendering fails, and logs the reason', async () => {
    const error = new Error('a bug');
    answer = () => {
      throw error;
    };
    const response = await get('/en/account', { cookie: 'session=one' });
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain('Something broke on our side');
    expect(html).toContain('حدث عطل');
    expect(html).not.toContain('a bug');
    expect(logged).toEqual([{ err: error, path: '/en/account' }]);
  });

  it.each(['/en/account', '/en/services'])(
    'asks to come again when %s is not ready in time',
    async (path) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      answer = ({ request: { signal } }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('given up')));
          queueMicrotask(() => vi.advanceTimersByTime(10_000));
        });
      const response = await get(path, { cookie: path.endsWith('account') ? 'session=one' : '' });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
      expect(logged).toMatchObject([{ err: { name: 'TooLate' }, path }]);
      answer = () => page();
      expect((await get(path)).status).toBe(200);
    },
  );
});
