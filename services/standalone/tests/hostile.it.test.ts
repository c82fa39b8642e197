import { FoundRedirect } from '@osta/contracts/redirect/api';
import type { Route } from '@osta/platform/http/define-route';
import { testOrigin } from '@osta/platform/testing/test-config';
import sharp from 'sharp';
import { v4 as uuidV4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { content } from './authorisation-matrix.ts';
import { bodyOf, withText } from './hostile-bodies.ts';
import { beginSlowly, hostileSizes, sendRaw } from './hostile-sizes.ts';
import { canary, hostileUploads } from './hostile-uploads.ts';
import { hostileNames, hostileOrigins, hostileTargets, hostileWords } from './hostile-words.ts';
import { startMarket, type MarketHost } from './market-host.ts';
import { findPeople, type People, type Who } from './principals.ts';

/** F13 of reliability.md: inputs that have hurt others, against all services over HTTP. */

/** Each of these hashes a password for every try: they meet every tenth word. */
const costly: ReadonlySet<string> = new Set(['setPassword', 'signInWithPassword', 'resetPassword']);
/** Where words alone would not do: drafts are taken, however many and whoever is asked. */
const given: ReadonlyMap<string, object> = new Map([
  ['startRequest', { content, draft: true, professionalIds: [] }],
]);
const table = '/api/redirects/table';

let market: MarketHost;
let people: People;
const cookies = new Map<Who, string>();

beforeAll(async () => {
  market = await startMarket({ redirectHosts: 'jobs.osta.test' });
  const { database } = market;
  people = await findPeople(database);
  for (const who of ['customer', 'professional', 'admin'] as const) await signIn(who);
  // So many words from one address: how often one may come is not the matter here
  await database.query(`
    create function platform.never_full() returns trigger language plpgsql as
      'begin new.points := 1; return new; end';
    create trigger never_full before insert or update on platform.rate_limit
      for each row execute function platform.never_full()`);
});
afterAll(() => market.stop());

async function signIn(who: Who): Promise<void> {
  cookies.set(who, (await people.cookieOf(who)) ?? '');
}

interface Call {
  readonly body?: unknown;
  readonly who?: Who;
  readonly headers?: Readonly<Record<string, string>>;
}

function call(method: string, path: string, { body, who, headers }: Call = {}): Promise<Response> {
  const isForm = body instanceof FormData;
  const all: Record<string, string> = {
    origin: testOrigin,
    'x-csrf': '1',
    'idempotency-key': uuidV4(),
    'if-match': '"v1"',
    cookie: (who && cookies.get(who)) ?? '',
    'content-type': body === undefined || isForm ? '' : 'application/json',
    ...headers,
  };
  return fetch(market.url + path, {
    method,
    redirect: 'manual',
    headers: Object.entries(all).filter(([, value]) => value !== ''),
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
}

/** Somebody who may use the route. */
function userOf({ access }: Route): Who {
  if (access === 'admin') return 'admin';
  return Array.isArray(access) && access.includes('professional') ? 'professional' : 'customer';
}

function pathOf({ path }: Route, word?: string): string {
  const { requestId, quoteId } = people.deal;
  const known: Readonly<Record<string, string>> = { requestId, quoteId };
  return path.replaceAll(/\{(\w+)\}/gu, (_all, name: string) =>
    encodeURIComponent(word ?? known[name] ?? '01980000-0000-7000-8000-00000000000a'),
  );
}

/** Runs them, so many at a time. */
async function each<Item>(
  items: readonly Item[],
  atOnce: number,
  take: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items].values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await take(item);
    }),
  );
}

/** Everything of everybody but those who try, as one line. */
async function othersAsTheyAre(): Promise<unknown> {
  const own = ['customer', 'professional', 'admin'].map((who) => people.idOf(who as Who));
  const { rows } = await market.database.query(
    `select
       (select md5(string_agg(a::text, '' order by id)) from identity.account a where id <> all($1)) as accounts,
       (select md5(string_agg(a::text, '' order by id)) from identity.auth_user a where id <> all($1)
          and email like '%osta.test') as users,
       (select md5(string_agg(p::text, '' order by id)) from professional.profile p where id <> all($1)) as profiles,
       (select md5(string_agg(r::text, '' order by id)) from request.service_request r
         where customer_id <> all($1) and not exists (
           select from jsonb_array_elements(state -> 'invitations') as i where (i ->> 'professionalId')::uuid = any($1))
       ) as requests`,
    [own],
  );
  return rows[0];
}

describe('five hundred words', () => {
  it('in every text of every body break nothing, and change nothing of others', async () => {
    expect(hostileWords.length).toBe(500);
    const before = await othersAsTheyAre();
    const broken: string[] = [];
    let taken = 0;
    let sent = 0;
    for (const route of market.routes) {
      const made = bodyOf(route);
      if (!made || made.places.length === 0) continue;
      const { body, places } = made;
      const isCostly = costly.has(route.operationId);
      const words = hostileWords.filter((_word, n) => !isCostly || n % 10 === 0);
      const atOnce = isCostly ? 1 : 8;
      await signIn(userOf(route));
      await each([...words.entries()], atOnce, async ([n, word]) => {
        const place = places[n % places.length] ?? [];
        // A new password ends every session
        if (isCostly) await signIn(userOf(route));
        const ask = (): Promise<Response> =>
          call(route.method.toUpperCase(), pathOf(route), {
            body: withText({ ...body, ...given.get(route.operationId) }, place, word),
            who: userOf(route),
          });
        let answer = await ask();
        // Eight at once write to one account: who loses too often is told to come again, and does
        for (let tries = 1; answer.status === 503 && tries < 20; tries += 1) answer = await ask();
        sent += 1;
        if (answer.ok) taken += 1;
        const isProblem = answer.headers
          .get('content-type')
          ?.startsWith('application/problem+json');
        if (answer.status >= 500 || !(answer.ok || isProblem)) {
          broken.push(`${route.operationId} ${place.join('.')} ${word}: ${answer.status}`);
        }
        await answer.arrayBuffer();
      });
    }
    expect(broken).toEqual([]);
    expect(sent).toBeGreaterThan(8000);
    // Words that are only words are taken: they came as far as the database
    expect(taken).toBeGreaterThan(200);
    expect(await othersAsTheyAre()).toEqual(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  }, 300_000);

  it('in every path and query are refused or not found', async () => {
    const broken: string[] = [];
    for (const route of market.routes.filter(({ path, query }) => path.includes('{') || query)) {
      await each(hostileWords.slice(0, 120), 8, async (word) => {
        const isPath = route.path.includes('{');
        const query = `?path=${encodeURIComponent(safe(word))}`;
        const path = isPath ? pathOf(route, safe(word)) : route.path + query;
        const method = route.method.toUpperCase();
        const { status } = await call(method, path, {
          who: userOf(route),
          ...(method !== 'GET' && { body: bodyOf(route)?.body ?? {} }),
        });
        const isFine = isPath ? status >= 400 && status < 500 : status < 500;
        if (!isFine) broken.push(`${route.operationId} ${word}: ${status}`);
      });
    }
    expect(broken).toEqual([]);
  }, 120_000);
});

/** As an address can say it: half a pair of surrogates has no bytes. */
function safe(word: string): string {
  const text = word.replaceAll(/\p{Cs}/gu, '') || 'x';
  return /^\.{1,2}$/u.test(text) ? 'x' : text;
}

const Update = z.looseObject({ fullName: z.string().optional(), code: z.string().optional() });
/** What turns round the text beside it, ends a line, or is no letter at all. */
const turning = /[\u202A-\u202E\u2066-\u2069\p{Cc}\p{Cs}]/u;

describe('two hundred names', () => {
  it('are kept as they are, or refused, and turn nothing round', async () => {
    await signIn('customer');
    expect(hostileNames.length).toBe(200);
    const kept: string[] = [];
    const wrong: string[] = [];
    for (const fullName of hostileNames) {
      const sent = { body: { fullName }, who: 'customer' } as const;
      const answer = await call('PATCH', '/api/user/update', sent);
      const { fullName: after, code } = Update.parse(await answer.json());
      if (answer.status === 200) kept.push(fullName.trim());
      const isRight =
        answer.status === 200 ? after === fullName.trim() : code === 'VALIDATION_FAILED';
      if (!isRight) wrong.push(`${JSON.stringify(fullName)}: ${answer.status} ${code}`);
    }
    expect(wrong).toEqual([]);
    expect(kept.filter((name) => turning.test(name))).toEqual([]);
    expect(kept.filter((name) => !/[\p{L}\p{N}]/u.test(name))).toEqual([]);
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.length).toBeLessThan(150);
  }, 60_000);
});

function set(path: string, target: string): Promise<Response> {
  return call('PUT', table, { body: { path, target, isPermanent: false }, who: 'admin' });
}

describe('two hundred targets of redirects', () => {
  it('are refused, and nobody is sent there', async () => {
    expect(hostileTargets.length).toBe(200);
    const escaped: string[] = [];
    for (const target of hostileTargets) {
      const { status } = await set('/offers', target);
      if (status !== 400) escaped.push(`${JSON.stringify(target)}: ${status}`);
      const asPath = await call('GET', `/api/redirects?path=${encodeURIComponent(safe(target))}`);
      const { redirect } = FoundRedirect.parse(await asPath.json());
      if (redirect) escaped.push(`${JSON.stringify(target)} leads to ${redirect.target}`);
    }
    expect(escaped).toEqual([]);
    const { rows } = await market.database.query('select * from identity.redirect');
    expect(rows).toEqual([]);
    // It is not that everything is refused
    expect((await set('/offers', 'https://jobs.osta.test/all?of=spring#now')).status).toBe(200);
    expect((await set('/en/offers', '/en/services')).status).toBe(200);
  }, 60_000);
});

describe('twelve origins', () => {
  it('may change nothing, whoever is signed in', async () => {
    expect(hostileOrigins.length).toBe(12);
    const passed: string[] = [];
    for (const route of market.routes.filter(({ method }) => method !== 'get')) {
      await each(hostileOrigins, 8, async (headers) => {
        const who = userOf(route);
        const sent = 'origin' in headers ? headers : { origin: '', ...headers };
        const body = bodyOf(route)?.body ?? {};
        const method = route.method.toUpperCase();
        const answer = await call(method, pathOf(route), { body, who, headers: sent });
        const { code } = z.looseObject({ code: z.string() }).parse(await answer.json());
        if (code !== 'CROSS_SITE_REFUSED') {
          passed.push(`${route.operationId} ${JSON.stringify(headers)}: ${answer.status} ${code}`);
        }
      });
    }
    expect(passed).toEqual([]);
  }, 60_000);
});

/** What is wrong with a picture as it is served. */
async function complaints(what: string, url: string): Promise<readonly string[]> {
  const served = await call('GET', url);
  const kept = Buffer.from(await served.arrayBuffer());
  const { format, width, height, exif, xmp, iptc, icc } = await sharp(kept).metadata();
  return [
    ...(`${format} ${width} ${height}` === 'webp 512 512' ? [] : [`${what}: ${format} is served`]),
    ...(exif || xmp || iptc || icc ? [`${what}: words of the camera are kept`] : []),
    ...(kept.includes(canary) ? [`${what}: what was hidden is kept`] : []),
    ...(kept.length < 400_000 ? [] : [`${what}: ${kept.length} bytes`]),
    ...(served.headers.get('content-security-policy')?.includes('sandbox') === true
      ? []
      : [`${what}: is served so that it could run`]),
  ];
}

describe('sixty files', () => {
  it('are kept as nothing but a picture, or not at all', async () => {
    const uploads = await hostileUploads();
    expect(uploads.length).toBeGreaterThanOrEqual(60);
    const wrong: string[] = [];
    let avatar: string | null = null;
    for (const { what, bytes, isPicture } of uploads) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), '../../me.png');
      const answer = await call('PATCH', '/api/user/avatar', { body: form, who: 'customer' });
      const me = await call('GET', '/api/user/me', { who: 'customer' });
      const { avatarUrl } = z
        .looseObject({ avatarUrl: z.string().nullable() })
        .parse(await me.json());
      const isTaken = answer.status === 200;
      if (isTaken !== isPicture || answer.status >= 500) wrong.push(`${what}: ${answer.status}`);
      if (!isTaken && avatarUrl !== avatar) wrong.push(`${what}: the picture has changed`);
      avatar = avatarUrl;
      if (isTaken) wrong.push(...(await complaints(what, avatarUrl ?? '')));
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

describe('twenty bodies that are too large or too slow', () => {
  it('are refused at once, and hold up nobody', async () => {
    const port = Number(new URL(market.url).port);
    const sizes = hostileSizes(cookies.get('customer') ?? '');
    expect(sizes.length).toBeGreaterThanOrEqual(20);
    const before = await requestsOfCustomer();
    const wrong: string[] = [];
    for (const { what, bytes, expected } of sizes) {
      const status = await sendRaw(port, bytes);
      if (!expected.includes(status)) wrong.push(`${what}: ${status}`);
    }
    expect(wrong).toEqual([]);

    const [first] = sizes;
    const slow = await beginSlowly(port, first?.bytes.subarray(0, 400) ?? Buffer.alloc(1), 200);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('GET', '/api/user/me', { who: 'customer' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const socket of slow) socket.destroy();
    expect(await requestsOfCustomer()).toBe(before);
  }, 60_000);
});

async function requestsOfCustomer(): Promise<number> {
  const { rows } = await market.database.query<{ count: number }>(
    'select count(*)::int as count from request.service_request where customer_id = $1',
    [people.idOf('customer')],
  );
  return rows[0]?.count ?? 0;
}
