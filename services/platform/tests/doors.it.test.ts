import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { signToken } from '../src/auth/session-reader.ts';
import { newUserId, startHarness, type ServiceHarness } from '../src/testing/service-harness.ts';
import type { TestAnswer } from '../src/testing/test-client.ts';
import { testOrigin } from '../src/testing/test-config.ts';
import { carsModule } from './cars/cars-module.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(carsModule);
});

afterAll(() => harness.stop());

function codeOf({ body }: TestAnswer): unknown {
  return body instanceof Object ? Reflect.get(body, 'code') : undefined;
}

describe('a change that another site sent', () => {
  it.each<[string, Record<string, string>]>([
    ['without the header', { 'x-csrf': '' }],
    ['with a wrong header', { 'x-csrf': '0' }],
    ['from a foreign origin', { origin: 'https://evil.test' }],
    ['from no origin', { origin: 'null' }],
    ['from a subdomain', { origin: 'https://shop.osta.test' }],
    ['from an origin that begins alike', { origin: 'https://osta.test.evil.test' }],
    ['from another scheme', { origin: 'http://osta.test' }],
    ['from another port', { origin: 'https://osta.test:444' }],
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site without an origin', { origin: '', 'sec-fetch-site': 'same-site' }],
    ['as a form', { 'x-csrf': '', 'content-type': 'application/x-www-form-urlencoded' }],
    ['as plain text', { 'x-csrf': '', 'content-type': 'text/plain' }],
  ])('%s is refused before anything else', async (_name, headers) => {
    const customer = await harness.as(newUserId());
    const before = await harness.events();
    const answer = await customer.post('/api/cars', { wheels: 4 }, headers);

    expect(answer.status).toBe(403);
    expect(codeOf(answer)).toBe('CROSS_SITE_REFUSED');
    expect(await harness.events()).toHaveLength(before.length);
  });

  it.each<[string, Record<string, string>]>([
    ['from the web', { origin: testOrigin, 'sec-fetch-site': 'same-origin' }],
    ['from the web on a sister host', { origin: testOrigin, 'sec-fetch-site': 'same-site' }],
    ['by hand', { origin: '', 'sec-fetch-site': 'none' }],
    ['by a program', { origin: '' }],
  ])('is not cross-site when it comes %s', async (_name, headers) => {
    const customer = await harness.as(newUserId());
    const answer = await customer.post('/api/cars', { wheels: 4 }, headers);

    expect(answer.status).toBe(201);
  });
});

describe('access', () => {
  const persons = {
    guest: null,
    newcomer: { kind: null },
    customer: { kind: 'customer' },
    professional: { kind: 'professional' },
    business: { kind: 'business' },
    admin: { kind: 'customer', isAdmin: true },
  } as const;
  const [forAdmin, forSignedIn, forTrade, forCustomers] = [
    '/api/doors/0',
    '/api/doors/1',
    '/api/doors/2',
    '/api/cars',
  ] as const;

  it.each<[keyof typeof persons, string, number]>([
    ['guest', forAdmin, 401],
    ['newcomer', forAdmin, 403],
    ['customer', forAdmin, 403],
    ['professional', forAdmin, 403],
    ['admin', forAdmin, 204],
    ['guest', forSignedIn, 401],
    ['newcomer', forSignedIn, 204],
    ['customer', forSignedIn, 204],
    ['guest', forTrade, 401],
    ['newcomer', forTrade, 403],
    ['customer', forTrade, 403],
    ['admin', forTrade, 403],
    ['professional', forTrade, 204],
    ['business', forTrade, 204],
    ['guest', forCustomers, 401],
    ['newcomer', forCustomers, 403],
    ['professional', forCustomers, 403],
    ['customer', forCustomers, 201],
  ])('of a %s to %s is answered with %i', async (who, path, status) => {
    const person = persons[who];
    const client = person ? await harness.as(newUserId(), person) : harness.guest;
    const answer = await (path === forCustomers
      ? client.post(path, { wheels: 4 })
      : client.get(path));

    expect(answer.status).toBe(status);
  });

  it('for guests includes the signed-in person', async () => {
    const userId = newUserId();
    const known = await (await harness.as(userId)).get('/api/cars');
    const unknown = await harness.guest.get('/api/cars');

    expect(known.body).toMatchObject({ who: userId });
    expect(unknown.body).toMatchObject({ who: null });
  });
});

describe('a cookie', () => {
  it.each([
    ['nothing signed', '__Host-osta.session=abc'],
    [
      'a foreign signature',
      '__Host-osta.session=abc.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D',
    ],
    ['nonsense', '__Host-osta.session=%E0%A4%A'],
    ['nothing', '__Host-osta.session='],
    ['another name', 'osta.session=abc'],
  ])('with %s is not accepted', async (_name, cookie) => {
    const answer = await harness.guest.get('/api/doors/1', { cookie });

    expect(answer.status).toBe(401);
    expect(codeOf(answer)).toBe('UNAUTHENTICATED');
  });

  it('with a right token and a wrong signature is not accepted', async () => {
    const userId = newUserId();
    await harness.as(userId);
    const [session] = await harness.query<{ readonly token: string }>(
      'select token from identity.session where user_id = $1',
      [userId],
    );
    const token = session?.token ?? '';
    const values = [
      token,
      `${token}.`,
      signToken(token, 'another secret, as long as it has to be'),
    ];
    for (const value of values) {
      const cookie = `__Host-osta.session=${encodeURIComponent(value)}`;
      expect((await harness.guest.get('/api/doors/1', { cookie })).status).toBe(401);
    }
  });

  it('of a revoked session is refused at once', async () => {
    const userId = newUserId();
    const client = await harness.as(userId);
    expect((await client.get('/api/doors/1')).status).toBe(204);

    await harness.query('delete from identity.session where user_id = $1', [userId]);
    expect((await client.get('/api/doors/1')).status).toBe(401);
  });

  it('of an expired session is not accepted', async () => {
    const userId = newUserId();
    const client = await harness.as(userId);
    await harness.query('update identity.session set expires_at = now() where user_id = $1', [
      userId,
    ]);

    expect((await client.get('/api/doors/1')).status).toBe(401);
  });
});

describe('a limit', () => {
  it('counts per person, and says when to retry', async () => {
    const one = await harness.as(newUserId());
    const other = await harness.as(newUserId());
    await one.post('/api/knocks');
    await one.post('/api/knocks');
    const third = await one.post('/api/knocks');

    expect(third.status).toBe(429);
    expect(codeOf(third)).toBe('RATE_LIMITED');
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(third.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(third.body).toMatchObject({ retryAfter: Number(third.headers.get('retry-after')) });
    expect((await other.post('/api/knocks')).status).toBe(204);
  });

  it('counts per address without a session', async () => {
    await harness.guest.post('/api/knocks');
    await harness.guest.post('/api/knocks');

    expect((await harness.guest.post('/api/knocks')).status).toBe(429);
  });

  it('ignores an address that a client claims', async () => {
    const answer = await harness.guest.post('/api/knocks', undefined, {
      'x-forwarded-for': '198.51.100.7',
    });

    expect(answer.status).toBe(429);
  });
});

describe('every answer', () => {
  it.each([
    '/api/cars',
    '/api/nothing',
    '/api/doors/0',
    '/api/cars?x=1',
    '/api/liar',
    '/health/live',
  ])('of %s has a name and the security headers', async (path) => {
    const { headers } = await harness.guest.get(path);

    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/u);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';frame-ancestors 'none';base-uri 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('that violates its schema fails outside production', async () => {
    const answer = await harness.guest.get('/api/liar');

    expect(answer.status).toBe(500);
    expect(codeOf(answer)).toBe('INTERNAL');
    expect(JSON.stringify(answer.body)).not.toContain('age');
  });
});

describe('the API', () => {
  it('describes itself', async () => {
    const { status, body } = await harness.guest.get('/api/openapi.json');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      openapi: '3.1.1',
      components: { securitySchemes: { session: { in: 'cookie', name: '__Host-osta.session' } } },
      paths: {
        '/api/cars': {
          post: {
            operationId: 'buyCar',
            'x-access': ['customer'],
            security: [{ session: [] }],
            responses: {
              '201': { description: 'Done' },
              '422': { description: 'IDEMPOTENCY_KEY_REUSED, TOO_MANY_WHEELS' },
            },
          },
        },
      },
    });
  });

  it('is described completely by one process, as far as the others answer', async () => {
    const nobody = 'http://127.0.0.1:9';
    const front = await startHarness(
      {
        ...carsModule,
        create: async (surroundings) => ({
          ...(await carsModule.create(surroundings)),
          routes: [],
        }),
      },
      { config: { apiDocuments: [nobody, harness.url] } },
    );
    const { status, body } = await front.guest.get('/api/openapi.json');
    await front.stop();

    expect(status).toBe(200);
    expect(body).toMatchObject({
      components: { securitySchemes: { session: { in: 'cookie' } } },
      paths: { '/api/cars': { post: { operationId: 'buyCar' } } },
    });
  });

  it('can be browsed without requests to other sites', async () => {
    const page = await harness.guest.get('/api/docs');

    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(String(page.body)).not.toMatch(/https?:/u);
    for (const [, path] of String(page.body).matchAll(/(?:src|href)="(?<path>[^"]+)"/gu)) {
      expect((await harness.guest.get(path ?? '')).status).toBe(200);
    }
  });

  it('is measured by route, never by path', async () => {
    await harness.guest.get('/api/cars');
    await harness.guest.get('/api/nothing-like-this');
    const { body } = await harness.guest.get('/metrics');

    expect(body).toContain(
      'http_server_request_duration_seconds_count{method="GET",route="/api/cars"',
    );
    expect(body).not.toContain('nothing-like-this');
  });

  it('says that it lives and that it is ready', async () => {
    expect((await harness.guest.get('/health/live')).status).toBe(200);
    expect((await harness.guest.get('/health/ready')).body).toEqual({ status: 'ready' });
  });
});
