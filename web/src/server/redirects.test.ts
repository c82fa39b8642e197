import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { call } from '../api/call.ts';
import { createRedirects, type Redirects } from './redirects.ts';

let asked: string[] = [];
let table: Record<string, unknown> = {};
let time = 0;
let failures = 0;
let servers: Server[] = [];
let site = '';
let redirects: Redirects;

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns status and target. */
async function get(path: string): Promise<readonly [number, string | null]> {
  const { status, headers } = await fetch(site + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}

beforeEach(async () => {
  asked = [];
  servers = [];
  time = 1_000_000;
  failures = 0;
  table = {};
  const api = express();
  const { pathname } = new URL(
    call('GET /api/redirects', { query: { path: '/' } }).path,
    'http://api.test',
  );
  api.get(pathname, (request, response) => {
    const path = new URL(request.url, 'http://api.test').searchParams.get('path') ?? '';
    asked.push(path);
    if (path === '/broken') response.status(503).end();
    else response.json({ redirect: table[path] ?? null });
  });
  const app = express();
  redirects = createRedirects({
    apiOrigin: await listen(createServer(api)),
    log: { info: () => undefined, error: () => (failures += 1) },
    now: () => time,
  });
  app.use(redirects.follow);
  app.use((_request, response) => {
    response.send('page');
  });
  site = await listen(createServer(app));
});

afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

describe('redirects', () => {
  it('use the chosen status', async () => {
    table['/offers'] = { target: '/services?of=spring', isPermanent: false };
    table['/en/jobs'] = { target: 'https://jobs.osta.ly/', isPermanent: true };
    expect(await get('/offers?from=card')).toEqual([302, '/services?of=spring']);
    expect(await get('/en/jobs')).toEqual([301, 'https://jobs.osta.ly/']);
    expect(await get('/services')).toEqual([200, null]);
  });

  it('are looked up once in ten seconds, only for possible paths', async () => {
    await Promise.all([get('/services'), get('/services'), get('/services')]);
    await get('/services');
    for (const path of ['/', '/en', '/en/', '/assets/a.js']) await get(path);
    expect(asked).toEqual(['/services']);
    table['/services'] = { target: '/about', isPermanent: false };
    time += 9999;
    expect(await get('/services')).toEqual([200, null]);
    time += 1;
    expect(await get('/services')).toEqual([302, '/about']);
  });

  it('are known to be absent for ten seconds after a lookup', async () => {
    table['/offers'] = { target: '/about', isPermanent: false };
    const paths = ['/', '/services', '/offers'];
    expect(paths.filter((path) => redirects.leadsNowhere(path))).toEqual([]);
    for (const path of paths) await get(path);
    expect(paths.filter((path) => redirects.leadsNowhere(path))).toEqual(['/', '/services']);
    time += 10_000;
    expect(paths.filter((path) => redirects.leadsNowhere(path))).toEqual([]);
  });

  it('stay as they are while there is no answer, or an unsafe one', async () => {
    expect(await get('/broken')).toEqual([200, null]);
    for (const [index, target] of [
      '//evil.example',
      'http://evil.example/',
      'javascript:1',
    ].entries()) {
      table[`/bad-${index}`] = { target, isPermanent: false };
      expect(await get(`/bad-${index}`)).toEqual([200, null]);
    }
    expect(failures).toBe(4);
    table['/bad-0'] = { target: '/about', isPermanent: false };
    time += 1000;
    expect(await get('/bad-0')).toEqual([302, '/about']);
  });
});
