import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runAudit } from '@osta/audit/cli';
import { Me } from '@osta/contracts/account/api';
import { RequestReceipt, RequestView } from '@osta/contracts/request/api';
import { testClient, type TestAnswer, type TestClient } from '@osta/platform/testing/test-client';
import { testClock } from '@osta/platform/testing/test-clock';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { auditedSystem } from '../src/audited-system.ts';
import { startMarket, type MarketHost } from './market-host.ts';
import { everythingReadable, filesIn } from './traces.ts';

const clock = testClock(new Date().toISOString());
const files = mkdtempSync(path.join(tmpdir(), 'osta-erasure-'));
const day = 86_400_000;
const patiently = { timeout: 30_000, interval: 500 };

/** Words that stand nowhere else: where one is found, somebody was not forgotten. */
const ofCustomer = [
  'Kanarya Alqamariya',
  'kanarya-customer@example.ly',
  'description-kanarya-one',
  'address-kanarya',
  'description-kanarya-two',
  'counter-kanarya',
  'decline-kanarya',
  'withdraw-kanarya',
  'closing-kanarya',
] as const;
const ofProfessional = [
  'Hassun Alhassuni',
  'hassun-professional@example.ly',
  'headline-hassun',
  'offer-hassun-one',
  'offer-hassun-two',
  'withdraw-hassun',
  'decline-hassun',
] as const;
const [customerName, customerEmail, description, address, revised, counter, declined, withdrawn] =
  ofCustomer;
const closing = ofCustomer[8];
const [professionalName, professionalEmail, headline, offer, betterOffer, tookBack, saidNo] =
  ofProfessional;

/** Somebody in front of a browser. */
interface Person {
  readonly id: string;
  readonly send: TestClient;
  readonly cookie: string;
}

let market: MarketHost;
let salma: Person;
let omar: Person;
let rami: Person;
let huda: Person;
let requestOfSalma: string;
let requestToOmar: string;

beforeAll(async () => {
  market = await startMarket({ clock, filesDirectory: files, isOpen: false });
});

afterAll(async () => {
  await market.stop();
  rmSync(files, { recursive: true });
});

async function signUp(kind: string, fullName: string, email: string): Promise<Person> {
  const guest = testClient(market.url);
  await guest.post('/api/auth/codes', { email, locale: 'en' });
  const { body } = await guest.get(`/dev/mailbox?to=${encodeURIComponent(email)}`, {
    accept: 'application/json',
  });
  const code = /\b\d{6}\b/u.exec(JSON.stringify(body))?.[0];
  const entered = await guest.post('/api/auth/sessions/code', { email, code });
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const send = testClient(market.url, cookie);
  const registered = await send.post('/api/account', { kind, fullName, locale: 'en' });
  return { id: Me.parse(registered.body).id, send, cookie };
}

function done({ status, body }: TestAnswer): RequestReceipt {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return RequestReceipt.parse(body);
}

function content(words: string, addressNote = ''): object {
  return {
    serviceId: 'plumbing.leak',
    description: words,
    placeId: 'm-hay-alandalus',
    addressNote,
    budget: { min: 50_000, max: 120_000 },
    wanted: { kind: 'flexible' },
  };
}

/** Asks as soon as the other service has heard of whom. @returns the request */
async function ask(who: Person, whom: Person, words: string, note?: string): Promise<string> {
  const body = { content: content(words, note), professionalIds: [whom.id] };
  return vi.waitFor(async () => done(await who.send.post('/api/requests', body)).requestId, {
    ...patiently,
  });
}

function ahead(days: number): string {
  return new Date(Date.parse(clock.now()) + days * day).toISOString();
}

function terms(note: string): object {
  return {
    terms: {
      price: { kind: 'fixed', amount: 85_000 },
      proposedStart: ahead(2),
      validUntil: ahead(1),
      note,
    },
  };
}

async function quote(who: Person, requestId: string, note: string): Promise<string> {
  const { quoteId } = done(await who.send.post(`/api/requests/${requestId}/quotes`, terms(note)));
  return `/api/requests/${requestId}/quotes/${quoteId}`;
}

async function view(who: Person, requestId: string): Promise<RequestView> {
  return RequestView.parse((await who.send.get(`/api/requests/${requestId}`)).body);
}

async function audit(...args: readonly string[]): Promise<string> {
  let printed = '';
  const print = (text: string): string => (printed += text);
  const surroundings = { databaseUrl: market.databaseUrl, out: print, err: print };
  const code = await runAudit([...args, '--quiet'], auditedSystem, surroundings);
  return `${code}: ${printed.trim()}`;
}

async function expectSoundLog(): Promise<void> {
  expect(await audit('verify')).toMatch(/^0: [1-9]\d* streams, 0 faults$/u);
  expect(await audit('diff', '--model', 'notifications')).toMatch(/^0: .* 0 differences$/u);
}

async function traces(of: readonly string[]): Promise<readonly string[]> {
  const everything = await everythingReadable(market.database, files);
  return of.filter((word) => everything.includes(word));
}

/** Every file of somebody's export, as text. */
async function exported({ cookie }: Person): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(`${market.url}/api/user/export`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const unzipped = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return new Map(Object.entries(unzipped).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** Two weeks after they asked for it, as soon as nothing is open any more. */
async function leave(who: Person, email: string): Promise<void> {
  await vi.waitFor(async () => {
    expect((await who.send.post('/api/user/delete-account')).status).toBe(200);
  }, patiently);
  clock.advance(14 * day);
  await market.eraseAccounts();
  expect((await who.send.get('/api/user/me')).status).toBe(401);
  // The letter that says so is the last thing that knows the address: development keeps letters
  await market.database.query('delete from identity.development_mail where recipient = $1', [
    email,
  ]);
}

describe('somebody who leaves', () => {
  it('has used all of the product', async () => {
    salma = await signUp('customer', customerName, customerEmail);
    omar = await signUp('professional', professionalName, professionalEmail);
    rami = await signUp('professional', 'Rami', 'rami@example.ly');
    huda = await signUp('customer', 'Huda', 'huda@example.ly');
    await market.database.query('update identity.auth_user set is_admin = true where id = $1', [
      huda.id,
    ]);
    const form = new FormData();
    form.set('file', new Blob([await picture()]), 'me.png');
    expect((await salma.send.patch('/api/user/avatar', form)).status).toBe(200);
    for (const [who, words] of [
      [omar, headline],
      [rami, 'Plumber'],
    ] as const) {
      const profile = { categoryIds: ['plumbing'], placeId: 'm-tajura', experienceYears: 5 };
      const published = await who.send.put('/api/professional/profile', {
        ...profile,
        headline: words,
      });
      expect(published).toMatchObject({ status: 200, body: { headline: words } });
    }

    requestOfSalma = await ask(salma, rami, description, address);
    const offered = await quote(rami, requestOfSalma, 'Parts included');
    const proposal = { quoteVersion: 1, price: 70_000, proposedStart: null, note: counter };
    done(await salma.send.post(`${offered}/counter`, proposal));
    expect((await view(rami, requestOfSalma)).quotes[0]?.counter?.note).toBe(counter);
    const rejected = await rami.send.post(`${offered}/reject-counter`);
    const anew = `/api/requests/${requestOfSalma}/content`;
    const ifMatch = { 'if-match': rejected.headers.get('etag') ?? '' };
    done(await salma.send.put(anew, { content: content(revised) }, ifMatch));
    expect((await view(rami, requestOfSalma)).content.description).toBe(revised);
    done(await salma.send.post(`${offered}/decline`, { reason: declined }));
    done(await salma.send.post(`/api/requests/${requestOfSalma}/withdraw`, { reason: withdrawn }));
    const closed = await ask(salma, rami, 'Something that an admin will not have');
    done(await huda.send.post(`/api/requests/${closed}/close`, { reason: closing }));

    requestToOmar = await ask(huda, omar, 'A tap that drips');
    const quoted = await quote(omar, requestToOmar, offer);
    const better = done(await omar.send.put(quoted, terms(betterOffer)));
    expect(better.status).toBe('quoted');
    const stale = await huda.send.post(`${quoted}/accept`, { quoteVersion: 1 });
    expect(stale.body).toMatchObject({ code: 'QUOTE_STALE', terms: { note: betterOffer } });
    done(await omar.send.post(`${quoted}/withdraw`, { reason: tookBack }));
    done(await omar.send.post(`/api/requests/${requestToOmar}/decline`, { reason: saidNo }));
  });

  it('can be found everywhere as long as they are here: the search would see them', async () => {
    expect(await traces([...ofCustomer, ...ofProfessional])).toEqual([
      ...ofCustomer,
      ...ofProfessional,
    ]);
    expect(filesIn(files)).toHaveLength(1);
    await expectSoundLog();
  });

  it('stands in plain words in no event and in no state', async () => {
    const { rows } = await market.database.query<{ readonly text: string }>(
      ['identity.event', 'request.event', 'professional.event', 'notification.event']
        .concat('identity.account', 'request.service_request', 'professional.profile')
        .concat('identity.idempotency', 'request.idempotency', 'professional.idempotency')
        .map((table) => `select to_jsonb(t)::text as text from ${table} t`)
        .join(' union all '),
    );
    const recorded = rows.map(({ text }) => text).join('\n');
    const words = [...ofCustomer, ...ofProfessional];
    expect(words.filter((each) => recorded.includes(each))).toEqual([]);
  });

  it('takes along everything that they and others can read of them', async () => {
    const [hers, his] = await Promise.all([exported(salma), exported(omar)]);
    for (const [archive, words] of [
      [hers, ofCustomer.filter((each) => each !== closing)],
      [his, ofProfessional],
    ] as const) {
      const text = [...archive.values()].join('\n');
      expect(words.filter((each) => !text.includes(each))).toEqual([]);
      expect(text).not.toMatch(/sealed:1:|could not be added/u);
      expect([...archive.keys()]).toEqual(
        expect.arrayContaining(['requests.json', 'professional.json', 'notifications.json']),
      );
    }
    expect(hers.get('notifications.json')).toContain('quote_received');
    expect(hers.get('requests.json')).not.toContain('"actor": "system"');
  });

  it('is gone from every service, the log and the files two weeks after', async () => {
    await leave(salma, customerEmail);
    await vi.waitFor(async () => {
      expect(await traces(ofCustomer)).toEqual([]);
    }, patiently);
    expect(filesIn(files)).toEqual([]);
    expect(await traces(ofProfessional)).toEqual([...ofProfessional]);

    await leave(omar, professionalEmail);
    await vi.waitFor(async () => {
      expect(await traces(ofProfessional)).toEqual([]);
    }, patiently);
    await expectSoundLog();
  });

  it('leaves others what happened, without a word about who it was', async () => {
    const seen = await view(rami, requestOfSalma);
    expect(seen).toMatchObject({
      status: 'withdrawn',
      customer: { fullName: '' },
      content: { description: '--' },
    });
    expect(seen.quotes[0]?.terms.note).toBe('Parts included');
    const byHuda = await view(huda, requestToOmar);
    expect(byHuda.content.description).toBe('A tap that drips');
    expect(byHuda.quotes[0]).toMatchObject({
      professional: { fullName: '' },
      terms: { note: '--' },
    });
    const { body } = await rami.send.get('/api/notifications?limit=50');
    expect(JSON.stringify(body)).not.toContain(customerName);
  });

  it('cannot be asked any more', async () => {
    const guest = testClient(market.url);
    expect((await guest.get(`/api/professionals/${omar.id}`)).status).toBe(404);
    const body = { content: content('Anything at all'), professionalIds: [omar.id] };
    expect((await huda.send.post('/api/requests', body)).body).toMatchObject({
      code: 'PROFESSIONAL_UNAVAILABLE',
    });
  });
});

async function picture(): Promise<ArrayBuffer> {
  const pixels = { width: 64, height: 64, channels: 3, background: '#0065d4' } as const;
  const png = await sharp({ create: pixels }).png().toBuffer();
  return new Uint8Array(png).buffer;
}
