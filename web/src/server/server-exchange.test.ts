import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Exchange } from '../api/exchange.ts';
import { createServerExchange } from './server-exchange.ts';

/** Headers and status of the service's next answer. */
let headers: Record<string, string> = {};
let status = 200;
let body = '';
/** How often the service was called. */
let count = 0;
let time = 0;
let server: Server;
let origin = '';
let exchange: Exchange;

const asked = {
  method: 'GET',
  headers: { 'accept-language': 'ar-LY' },
  signal: new AbortController().signal,
};

beforeEach(async () => {
  headers = { 'cache-control': 'public, max-age=3600', vary: 'accept-language' };
  status = 200;
  count = 0;
  time = 0;
  server = createServer((request, response) => {
    count += 1;
    const said = { count, method: request.method, cookie: request.headers.cookie ?? null };
    response.writeHead(status, headers).end(body || JSON.stringify(said));
  });
  body = '';
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  exchange = createServerExchange(() => time);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

/** Asks twice. @returns how many calls reached the service */
async function askTwice(
  other: Partial<typeof asked> & { readonly url?: string } = {},
): Promise<number> {
  const { url = `${origin}/api/services`, ...init } = other;
  await exchange(`${origin}/api/services`, asked);
  await exchange(url, { ...asked, ...init });
  return count;
}

describe('a public answer', () => {
  it('is fetched once, for half a minute at most', async () => {
    const first = await exchange(`${origin}/api/services`, asked);
    expect(first).toEqual({ status: 200, answer: { count: 1, method: 'GET', cookie: null } });
    time = 29_999;
    expect(await exchange(`${origin}/api/services`, asked)).toBe(first);
    time = 30_000;
    expect((await exchange(`${origin}/api/services`, asked)).answer).toMatchObject({ count: 2 });
  });

  it('is cached no longer than it allows', async () => {
    headers['cache-control'] = 'public, max-age=5';
    await exchange(`${origin}/api/services`, asked);
    time = 5000;
    await exchange(`${origin}/api/services`, asked);
    expect(count).toBe(2);
  });

  it('is cached by the rule for shared caches', async () => {
    headers['cache-control'] = 'public, max-age=0, s-maxage=10';
    await exchange(`${origin}/api/professionals`, asked);
    time = 9999;
    await exchange(`${origin}/api/professionals`, asked);
    expect(count).toBe(1);
    time = 10_000;
    await exchange(`${origin}/api/professionals`, asked);
    expect(count).toBe(2);
  });

  it('is separate per language and address, and dropped after changes', async () => {
    expect(await askTwice({ headers: { 'accept-language': 'en-GB' } })).toBe(2);
    expect(await askTwice({ url: `${origin}/api/places` })).toBe(3);
    expect(await askTwice({ method: 'POST' })).toBe(4);
  });
});

describe('a private answer', () => {
  it.each([
    ['says nothing of it', {}],
    ['is private', { 'cache-control': 'private, max-age=60' }],
    ['is not to be stored', { 'cache-control': 'no-store' }],
    ['is for browsers alone', { 'cache-control': 'public, max-age=60, s-maxage=0' }],
    ['has no age', { 'cache-control': 'public' }],
    ['depends on more than the language', { 'cache-control': 'public, max-age=9', vary: 'cookie' }],
  ])('is fetched every time: what %s', async (_what, said) => {
    headers = said;
    expect(await askTwice()).toBe(2);
  });

  it("is fetched with each visitor's cookie", async () => {
    headers = {};
    const cookies = ['session=one', 'session=other'];
    const both = await Promise.all(
      cookies.map(async (cookie) => {
        const own = { ...asked, headers: { ...asked.headers, cookie } };
        return (await exchange(`${origin}/api/user/me`, own)).answer;
      }),
    );
    expect(both).toMatchObject(cookies.map((cookie) => ({ cookie })));
  });

  it('includes refusals and answers without JSON', async () => {
    status = 503;
    expect(await askTwice()).toBe(2);
    status = 200;
    body = '<p>proxy</p>';
    expect(await exchange(`${origin}/api/other`, asked)).toEqual({
      status: 200,
      answer: undefined,
    });
  });
});

it('fails when its request is aborted or the service is down', async () => {
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(exchange(`${origin}/api/me`, { ...asked, signal: gone })).rejects.toThrow('gone');
  await expect(exchange('http://127.0.0.1:9/api/me', asked)).rejects.toThrow('ECONNREFUSED');
});
