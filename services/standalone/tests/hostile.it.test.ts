import { FoundRedirect } from '@osta/contracts/redirect/api';
import type { Who } from '@osta/platform/testing/object-rules';
import { content } from '@osta/request/testing/object-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { bodyOf, withText } from './hostile-bodies.ts';
import { codeOf, each, startHostileMarket, userOf, type HostileMarket } from './hostile-market.ts';
import { hostileNames } from './hostile-names.ts';
import { hostileEmails, hostilePhones } from './hostile-recipients.ts';
import { hostileTargets } from './hostile-targets.ts';
import { hostileWords } from './hostile-words.ts';

/** Sends known attack texts to every text field (F13 of docs/reliability.md). */

/** Operations that hash a password for every attempt: they get every tenth word. */
const costly: ReadonlySet<string> = new Set(['setPassword', 'signInWithPassword', 'resetPassword']);
/**
 * Members that some operations need besides the words: drafts are accepted without limits and without
 * professionals.
 */
const given: ReadonlyMap<string, object> = new Map([
  ['startRequest', { content, draft: true, professionalIds: [] }],
]);
const table = '/api/redirects/table';

let hostile: HostileMarket;
beforeAll(async () => {
  hostile = await startHostileMarket();
});
afterAll(() => hostile.stop());

/** Returns all data of everyone but the callers, as one line. */
async function othersAsTheyAre(): Promise<unknown> {
  const own = ['customer', 'professional', 'admin'].map((who) => hostile.people.idOf(who as Who));
  const { rows } = await hostile.market.database.query(
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

/** One word of so many. Each route gets others of them, so that every word is sent somewhere. */
const share = 10;

/** Returns what was broken, and how many words were sent and taken. */
async function attack(
  part: number,
): Promise<{ broken: readonly string[]; sent: number; taken: number }> {
  const broken: string[] = [];
  let taken = 0;
  let sent = 0;
  for (const [nth, route] of hostile.market.routes.entries()) {
    const made = bodyOf(route);
    if (!made || made.places.length === 0) continue;
    const { body, places } = made;
    const isCostly = costly.has(route.operationId);
    const step = isCostly ? part * 10 : part;
    const words = [...hostileWords.entries()].filter(([n]) => n % step === nth % step);
    const atOnce = isCostly ? 1 : 8;
    await hostile.signIn(userOf(route));
    await each(words, atOnce, async ([n, word]) => {
      const place = places[n % places.length] ?? [];
      // A new password ends every session
      if (isCostly) await hostile.signIn(userOf(route));
      const ask = (): Promise<Response> =>
        hostile.call(route.method.toUpperCase(), hostile.pathOf(route), {
          body: withText({ ...body, ...given.get(route.operationId) }, place, word),
          who: userOf(route),
        });
      let answer = await ask();
      // Eight concurrent writers on one account: one that loses too often gets 503 and retries
      for (let tries = 1; answer.status === 503 && tries < 20; tries += 1) answer = await ask();
      sent += 1;
      if (answer.ok) taken += 1;
      const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
      if (answer.status >= 500 || !(answer.ok || isProblem)) {
        broken.push(`${route.operationId} ${place.join('.')} ${word}: ${answer.status}`);
      }
      await answer.arrayBuffer();
    });
  }
  return { broken, sent, taken };
}

async function expectUnharmed(part: number): Promise<number> {
  expect(hostileWords.length).toBe(500);
  const before = await othersAsTheyAre();
  const { broken, sent, taken } = await attack(part);
  expect(broken).toEqual([]);
  // Harmless words are accepted and reach the database
  expect(taken).toBeGreaterThan(200 / part);
  expect(await othersAsTheyAre()).toEqual(before);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  return sent;
}

describe('five hundred words', () => {
  it('in every text of every body break nothing, and change no data of others', async () => {
    expect(await expectUnharmed(share)).toBeGreaterThan(8000 / share);
  });

  it('nor do all of them in each', { tags: 'volumes', timeout: 300_000 }, async () => {
    expect(await expectUnharmed(1)).toBeGreaterThan(8000);
  });

  it('in every path and query are refused or not found', async () => {
    const broken: string[] = [];
    const routes = hostile.market.routes.filter(({ path, query }) => path.includes('{') || query);
    for (const [nth, route] of routes.entries()) {
      const words = hostileWords.slice(0, 120).filter((_word, n) => n % share === nth % share);
      await each(words, 8, async (word) => {
        const isPath = route.path.includes('{');
        const query = `?path=${encodeURIComponent(safe(word))}`;
        const path = isPath ? hostile.pathOf(route, safe(word)) : route.path + query;
        const method = route.method.toUpperCase();
        const { status } = await hostile.call(method, path, {
          who: userOf(route),
          ...(method !== 'GET' && { body: bodyOf(route)?.body ?? {} }),
        });
        const isFine = isPath ? status >= 400 && status < 500 : status < 500;
        if (!isFine) broken.push(`${route.operationId} ${word}: ${status}`);
      });
    }
    expect(broken).toEqual([]);
  });
});

/** Returns the word as a URL can hold it: a lone surrogate has no encoding. */
function safe(word: string): string {
  const text = word.replaceAll(/\p{Cs}/gu, '') || 'x';
  return /^\.{1,2}$/u.test(text) ? 'x' : text;
}

const Update = z.looseObject({ fullName: z.string().optional(), code: z.string().optional() });
/** Characters that reorder the text beside them, end a line, or are not printable. */
const turning = /[\u202A-\u202E\u2066-\u2069\p{Cc}\p{Cs}]/u;

describe('two hundred names', () => {
  it('are stored unchanged, or refused, and reorder no text', async () => {
    await hostile.signIn('customer');
    expect(hostileNames.length).toBe(200);
    const kept: string[] = [];
    const wrong: string[] = [];
    for (const fullName of hostileNames) {
      const sent = { body: { fullName }, who: 'customer' } as const;
      const answer = await hostile.call('PATCH', '/api/user/update', sent);
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
  });
});

function add(path: string, target: string): Promise<Response> {
  return hostile.call('POST', table, { body: { path, target, isPermanent: false }, who: 'admin' });
}

describe('two hundred targets of redirects', () => {
  it('are refused, and nobody is redirected', async () => {
    expect(hostileTargets.length).toBeGreaterThanOrEqual(200);
    const escaped: string[] = [];
    for (const target of hostileTargets) {
      const { status } = await add('/offers', target);
      if (status !== 400) escaped.push(`${JSON.stringify(target)}: ${status}`);
      const asPath = await hostile.call(
        'GET',
        `/api/redirects?path=${encodeURIComponent(safe(target))}`,
      );
      const { redirect } = FoundRedirect.parse(await asPath.json());
      if (redirect) escaped.push(`${JSON.stringify(target)} leads to ${redirect.target}`);
    }
    expect(escaped).toEqual([]);
    const { rows } = await hostile.market.database.query('select * from catalogue.redirect');
    expect(rows).toEqual([]);
    // Not everything is refused
    expect((await add('/offers', 'https://jobs.osta.test/all?of=spring#now')).status).toBe(201);
    expect((await add('/en/offers', '/en/services')).status).toBe(201);
  });
});

async function recipients(): Promise<ReadonlySet<string>> {
  const { rows } = await hostile.market.database.query<{ readonly recipient: string }>(
    'select distinct recipient from identity.development_mail',
  );
  return new Set(rows.map(({ recipient }) => recipient));
}

describe('fifty addresses and thirty telephone numbers', () => {
  it('are refused by every field for addresses, and nothing is sent', async () => {
    expect(hostileEmails.length).toBeGreaterThanOrEqual(50);
    await hostile.signIn('customer');
    const before = await recipients();
    const taken: string[] = [];
    for (const email of hostileEmails) {
      for (const [path, body] of [
        ['/api/auth/codes', { email, locale: 'en' }],
        ['/api/auth/password-resets', { email, locale: 'en' }],
        ['/api/auth/email-changes', { newEmail: email }],
      ] as const) {
        const answer = await hostile.call('POST', path, { body, who: 'customer' });
        const code = await codeOf(answer);
        if (code !== 'VALIDATION_FAILED') taken.push(`${path} ${JSON.stringify(email)}: ${code}`);
      }
    }
    expect(taken).toEqual([]);
    expect(await recipients()).toEqual(before);
    // Not everything is refused
    const email = 'Salma.Qamari+osta@example.ly';
    await hostile.call('POST', '/api/auth/codes', { body: { email, locale: 'en' } });
    expect(await recipients()).toEqual(new Set([...before, email.toLowerCase()]));
  });

  it('are refused by every field for numbers', async () => {
    expect(hostilePhones.length).toBeGreaterThanOrEqual(30);
    await hostile.signIn('customer');
    const before = await recipients();
    const taken: string[] = [];
    for (const phone of hostilePhones) {
      const sent = { body: { phone }, who: 'customer' } as const;
      const answer = await hostile.call('POST', '/api/auth/phone/codes', sent);
      const code = await codeOf(answer);
      if (code !== 'VALIDATION_FAILED') taken.push(`${JSON.stringify(phone)}: ${code}`);
    }
    expect(taken).toEqual([]);
    expect(await recipients()).toEqual(before);
    const phone = '+218917654321';
    await hostile.call('POST', '/api/auth/phone/codes', { body: { phone }, who: 'customer' });
    expect(await recipients()).toEqual(new Set([...before, phone]));
  });
});
