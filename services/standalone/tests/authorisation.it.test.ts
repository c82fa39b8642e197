import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { patience } from '@osta/event-store/testing/patience';
import { testPool } from '@osta/event-store/testing/test-pool';
import { createSessionReader } from '@osta/platform/auth/session-reader';
import { systemClock } from '@osta/platform/clock';
import type { Route } from '@osta/platform/http/define-route';
import { createLimiters } from '@osta/platform/http/limits/create-limiters';
import { createApp } from '@osta/platform/http/server/create-app';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { principals, type Who } from '@osta/platform/testing/object-rules';
import { testClient, type TestClient } from '@osta/platform/testing/test-client';
import { testConfig } from '@osta/platform/testing/test-config';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { edgePaths } from '../src/edge-paths.ts';
import { services } from '../src/services.ts';
import { askEverything, type Cell } from './authorisation-matrix.ts';
import { startMarket, type MarketHost } from './market-host.ts';
import { findPeople, type People } from './principals.ts';

let market: MarketHost;
let people: People;

beforeAll(async () => {
  market = await startMarket();
  const { database } = market;
  people = await findPeople(market);
  // Both parties' lists lag behind the events of the seed
  await vi.waitFor(async () => {
    const { rows } = await database.query(
      'select recipient_id from notification.notification where recipient_id = any($1) group by 1',
      [[people.deal, people.otherDeal].flatMap((each) => [each.customerId, each.professionalId])],
    );
    if (rows.length < 4) throw new Error('Not everybody has been told something yet');
  }, patience);
});

afterAll(() => market.stop());

function wrong(cells: readonly Cell[]): readonly string[] {
  return cells
    .filter(({ isRight }) => !isRight)
    .map((cell) => {
      const { operation, who, whose, status, expected } = cell;
      return `${operation}, ${whose}, ${who}: ${status}, not ${expected}`;
    });
}

const ApiDocument = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) }),
    ),
  ),
});

/** Returns the answers that are missing in the OpenAPI document. */
async function undocumented(cells: readonly Cell[]): Promise<readonly string[]> {
  const { body } = await testClient(market.url).get('/api/openapi.json');
  const operations = Object.values(ApiDocument.parse(body).paths).flatMap((path) =>
    Object.values(path),
  );
  const statuses = new Map(
    operations.map(({ operationId, responses }) => [operationId, Object.keys(responses)]),
  );
  const missing = cells
    .filter(({ operation, status }) => !statuses.get(operation)?.includes(String(status)))
    .map(({ operation, status }) => `${operation}: ${status}`);
  return [...new Set(missing)];
}

describe('every operation of all services', () => {
  it('declares who may call it, as in the golden file', async () => {
    const page = market.routes
      .map(({ access, method, path, operationId }) => {
        const who = typeof access === 'string' ? access : access.join(', ');
        return `${who.padEnd(22)} ${operationId.padEnd(22)} ${method.toUpperCase().padEnd(6)} ${path}`;
      })
      .toSorted();
    await expect(`${page.join('\n')}\n`).toMatchFileSnapshot('access.golden.txt');
  });

  it('has a path that its service claims', () => {
    const { upstreamOf } = edgePaths(services);
    const astray = market.services.flatMap(({ name, routes, pages = [] }) =>
      [...routes, ...pages].filter(({ path }) => upstreamOf(path) !== name),
    );
    expect(astray).toEqual([]);
  });

  it('answers every kind of caller as expected, about own and foreign objects', async () => {
    const { url, routes, database } = market;
    const cells = await askEverything({ url, routes, people, database });

    expect(wrong(cells)).toEqual([]);
    expect(await undocumented(cells)).toEqual([]);
    // Complete: every operation with every caller
    expect(new Set(cells.map(({ operation, who }) => `${operation} ${who}`)).size).toBe(
      routes.length * principals.length,
    );
    expect(cells.filter(({ whose }) => whose === 'own').length).toBeGreaterThan(50);
  });
});

async function as(who: Who): Promise<TestClient> {
  return testClient(market.url, await people.cookieOf(who));
}

describe('permission', () => {
  it('ends with the next request when it is revoked', async () => {
    const { database } = market;
    const admin = await as('admin');
    // Somebody without a store: its members keep the capability
    const person = await as('professional');
    const own = `/api/users/${people.idOf('professional')}/capabilities`;
    const capabilities = async (): Promise<unknown> => (await person.get(own)).body;

    expect((await admin.put(`${own}/store_management`)).status).toBe(200);
    expect(await capabilities()).toEqual({ data: ['store_management'] });
    expect((await person.put(`${own}/store_management`)).status).toBe(403);
    expect((await admin.delete(`${own}/store_management`)).status).toBe(200);
    expect(await capabilities()).toEqual({ data: [] });

    const setAdmin = 'update identity.auth_user set is_admin = $2 where id = $1';
    expect((await admin.get('/api/redirects/table')).status).toBe(200);
    await database.query(setAdmin, [people.idOf('admin'), false]);
    expect((await admin.get('/api/redirects/table')).status).toBe(403);
    expect((await admin.get(own)).status).toBe(404);
    await database.query(setAdmin, [people.idOf('admin'), true]);
    expect((await admin.get('/api/redirects/table')).status).toBe(200);
  });

  it('does not include signing in through a provider that is not configured', async () => {
    const guest = await as('guest');
    expect((await guest.get('/api/auth/ways')).body).toMatchObject({ provider: null });
    expect((await guest.post('/api/auth/provider')).status).toBe(404);
    const answer = { code: 'of nobody', state: 'of nothing' };
    expect((await guest.post('/api/auth/sessions/provider', answer)).status).toBe(404);
  });

  it('lets an admin see and close any request, but not act for its parties', async () => {
    const admin = await as('admin');
    const { rows } = await market.database.query<{ id: string }>(
      "select id from request.service_request where status = 'open' and customer_id <> $1 limit 1",
      [people.idOf('admin')],
    );
    const path = `/api/requests/${rows[0]?.id}`;
    expect((await admin.get(path)).body).toMatchObject({ role: 'admin', status: 'open' });
    expect((await admin.post(`${path}/withdraw`, { reason: '' })).status).toBe(404);
    expect((await admin.post(`${path}/decline`, { reason: '' })).status).toBe(403);
    const closed = await admin.post(`${path}/close`, { reason: 'Asks for something unlawful' });
    expect([closed.status, closed.body]).toMatchObject([200, { status: 'closed' }]);
  });
});

/** Serves the same API with some routes replaced, on its own port, and returns the holes that the matrix finds. */
async function holesIn(plant: (route: Route) => Route): Promise<readonly string[]> {
  const config = testConfig(market.databaseUrl);
  const pool = testPool(market.databaseUrl, { max: 4 });
  const app = createApp({
    name: 'Planted',
    sessionCookie: config.sessionCookie.name,
    routes: market.routes.map(plant),
    sessions: createSessionReader(pool, config),
    origins: new Set(config.origins),
    clock: systemClock,
    telemetry: createTelemetry({ name: 'planted', level: 'fatal', otlpUrl: null }),
    createLimiter: createLimiters({ kind: 'memory' }),
    answersMustFit: false,
    trustedProxies: 0,
    apiDocuments: [],
    readiness: [],
    metrics: { token: null, isOpen: true },
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { database } = market;
  const planted = market.routes.filter((route) => plant(route) !== route);
  try {
    return wrong(await askEverything({ url, routes: planted, people, database }));
  } finally {
    server.closeAllConnections();
    server.close();
    await pool.end();
  }
}

describe('a planted hole', () => {
  it('is found where a route has no guard', async () => {
    const holes = await holesIn((route) =>
      route.operationId === 'listRedirects' ? { ...route, access: 'public' } : route,
    );
    expect(holes).toContain('listRedirects, none, guest: 200, not 401');
    expect(holes).toContain('listRedirects, none, business: 200, not 403');
  });

  it('is found where a foreign object is shown', async () => {
    const holes = await holesIn((route) =>
      route.operationId === 'getRequest'
        ? { ...route, answer: undefined, handle: async () => ({ body: undefined }) }
        : route,
    );
    expect(holes).toContain('getRequest, foreign, other-customer: 200, not 404');
    expect(holes).toContain('getRequest, foreign, professional: 200, not 404');
  });

  it('is found where an ended session still works', async () => {
    const holes = await holesIn((route) =>
      route.operationId === 'getMe'
        ? {
            ...route,
            access: 'guest',
            answer: undefined,
            handle: async () => ({ body: undefined }),
          }
        : route,
    );
    expect(holes).toContain('getMe, none, signed-out: 200, not 401');
    expect(holes).toContain('getMe, none, waiting: 200, not 401');
  });
});
