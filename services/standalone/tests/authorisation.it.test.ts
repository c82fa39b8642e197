import type { Route } from '@osta/platform/http/define-route';
import { testOrigin } from '@osta/platform/testing/test-config';
import { v4 as uuidV4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startMarket, type MarketHost } from './market-host.ts';

/** Everybody that a route can meet. */
const principals = [
  'guest',
  'unregistered',
  'customer',
  'professional',
  'business',
  'admin',
] as const;
type Who = (typeof principals)[number];

/** What the kind of each person is, as access is decided by it. The demo admin is a customer. */
const kinds: Readonly<Record<Who, string | null>> = {
  guest: null,
  unregistered: null,
  customer: 'customer',
  professional: 'professional',
  business: 'business',
  admin: 'customer',
};

let market: MarketHost;
const cookies = new Map<Who, string>();

beforeAll(async () => {
  market = await startMarket();
  for (const who of ['customer', 'professional', 'business', 'admin'] as const) {
    const body = { email: `${who}@osta.test`, password: 'osta-demo-1' };
    cookies.set(who, cookieOf(await call('POST', '/api/auth/sessions/password', body)));
  }
  cookies.set('unregistered', await signInWithoutRegistering('nobody-yet@osta.test'));
});

afterAll(() => market.stop());

function call(method: string, path: string, body?: unknown, who?: Who): Promise<Response> {
  const cookie = who === undefined ? undefined : cookies.get(who);
  return fetch(`${market.url}${path}`, {
    method,
    headers: {
      origin: testOrigin,
      'x-csrf': '1',
      'idempotency-key': uuidV4(),
      'if-match': '"1"',
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function cookieOf(answer: Response): string {
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`No session: ${answer.status}`);
  return cookie;
}

async function signInWithoutRegistering(email: string): Promise<string> {
  await call('POST', '/api/auth/codes', { email, locale: 'en' });
  const { rows } = await market.database.query<{ readonly mail: string }>(
    `select to_jsonb(m)::text as mail from identity.development_mail m order by 1 desc limit 1`,
  );
  const code = /\b\d{6}\b/u.exec(rows[0]?.mail ?? '')?.[0];
  return cookieOf(await call('POST', '/api/auth/sessions/code', { email, code }));
}

/** What the declared access of a route means for one person. */
function verdict({ access }: Route, who: Who): 'passes' | 401 | 403 {
  if (access === 'public' || access === 'guest') return 'passes';
  if (who === 'guest') return 401;
  if (access === 'signed-in') return 'passes';
  if (access === 'admin') return who === 'admin' ? 'passes' : 403;
  const kind = kinds[who];
  if (access === 'registered') return kind === null ? 403 : 'passes';
  return access.some((allowed) => allowed === kind) ? 'passes' : 403;
}

/**
 * The matrix is made from the routes themselves: a new one is in it without anybody adding it. Bodies
 * are empty and ids belong to nobody, so whoever passes is stopped by something later.
 */
describe('every route meets every kind of person', () => {
  it('as its declaration says', async () => {
    const wrong: string[] = [];
    for (const route of market.routes) {
      // Whoever passes would be signed out and could try nothing else
      if (['signOut', 'endSessions'].includes(route.operationId)) continue;
      const path = route.path.replaceAll(/\{\w+\}/gu, '01980000-0000-7000-8000-000000000001');
      const method = route.method.toUpperCase();
      for (const who of principals) {
        const { status } = await call(method, path, method === 'GET' ? undefined : {}, who);
        const expected = verdict(route, who);
        const isRight =
          expected === 'passes' ? status !== 401 && status !== 403 : status === expected;
        if (!isRight) wrong.push(`${route.operationId} for ${who}: ${status}, not ${expected}`);
        if (status >= 500) wrong.push(`${route.operationId} for ${who}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('and a foreign id is not there, for whoever asks', async () => {
    const { rows } = await market.database.query<{ readonly id: string }>(
      `select r.id from request.service_request r
        where r.state->>'customerId' not in (
          select id::text from identity.auth_user where email = 'customer@osta.test') limit 1`,
    );
    const foreign = rows[0]?.id ?? '';
    for (const who of ['customer', 'business'] as const) {
      expect((await call('GET', `/api/requests/${foreign}`, undefined, who)).status).toBe(404);
    }
    const withdrawn = await call('POST', `/api/requests/${foreign}/withdraw`, {}, 'customer');
    expect(withdrawn.status).toBe(404);
  });
});
