import { Me } from '@osta/contracts/account/api';
import { RecoveryCodes, SecondStepOffer } from '@osta/contracts/account/second-step';
import { RequestReceipt, RequestView } from '@osta/contracts/request/api';
import { testClient, type TestAnswer, type TestClient } from '@osta/platform/testing/test-client';
import type { TestClock } from '@osta/platform/testing/test-clock';
import { approve } from '@osta/professional/testing/approve';
import { uploadRequestPhoto } from '@osta/request/testing/request-photos';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { expect, vi } from 'vitest';

import { bookEachOther } from './erasure-bookings.ts';
import { ownStore } from './erasure-store.ts';
import type { MarketHost } from './market-host.ts';

/** Unique words: finding one after an erasure means that the person was not forgotten. */
export const wordsOf = {
  customer: {
    name: 'كناريا القمرية',
    email: 'kanarya-customer@example.ly',
    phone: '+218917310901',
    device: 'Kanarya-Browser/7',
    description: 'description-kanarya-one',
    address: 'address-kanarya',
    revised: 'description-kanarya-two',
    drafted: 'draft-kanarya',
    counter: 'counter-kanarya',
    declined: 'decline-kanarya',
    withdrawn: 'withdraw-kanarya',
    closing: 'closing-kanarya',
    doorHint: 'door-kanarya',
    note: 'note-kanarya',
    message: 'message-kanarya',
    moved: 'moved-kanarya',
    review: 'review-kanarya',
    disputed: 'disputed-kanarya',
    cancelled: 'cancelled-kanarya',
  },
  professional: {
    name: 'Hassun Alhassuni',
    email: 'hassun-professional@example.ly',
    headline: 'headline-hassun',
    headlineInEnglish: 'headline-english-hassun',
    equipment: 'equipment-hassun',
    equipmentInEnglish: 'equipment-english-hassun',
    offer: 'offer-hassun-one',
    betterOffer: 'offer-hassun-two',
    withdrawn: 'withdraw-hassun',
    declined: 'decline-hassun',
    legalName: 'legal-name-hassun',
    about: 'about-hassun-and-taps',
    documentNumber: 'number-hassun',
    rejection: 'review-hassun',
    store: 'متجر الحسونة',
    storeDescription: 'description-hassun',
    storeLegalName: 'store-legal-hassun',
    storeNumber: 'register-hassun',
    storePhone: '+218917310977',
    storeAddress: 'address-hassun',
    storeTitle: 'title-hassun',
    storeFacebook: 'https://facebook.com/hassun.store',
    storeAsked: 'asked-hassun',
    invited: 'invited-hassun@example.ly',
    payment: 'payment-hassun',
    announced: 'announced-hassun',
    paymentDeclined: 'unpaid-hassun',
    paymentCorrected: 'mistyped-hassun',
    paymentRefunded: 'returned-hassun',
    service: 'service-hassun',
    serviceDescription: 'offered-hassun',
    message: 'message-hassun',
    extra: 'extra-hassun',
    review: 'reviewed-hassun',
    reply: 'reply-hassun',
    report: 'complaint-hassun',
    clientNote: 'client-hassun',
    refused: 'refused-hassun',
  },
} as const;
/** A word in a refused command, so it is never stored. */
export const refusedWord = 'refused-kanarya';

const { customer: hers, professional: his } = wordsOf;
const day = 86_400_000;
const patiently = { timeout: 30_000, interval: 500 };

/** A person with a browser. */
export interface Person {
  readonly id: string;
  readonly send: TestClient;
  readonly cookie: string;
}

/** The people of the story, and what they leave behind. */
export interface Story {
  readonly salma: Person;
  readonly omar: Person;
  readonly rami: Person;
  readonly huda: Person;
  readonly requestOfSalma: string;
  readonly requestToOmar: string;
  /** Her credentials, which are never stored in clear text. */
  readonly secretsOfSalma: readonly string[];
}

/** The market and its clock. */
export interface Stage {
  readonly market: MarketHost;
  readonly clock: TestClock;
}

async function codeFor(guest: TestClient, recipient: string): Promise<string> {
  const { body } = await guest.get(`/dev/mailbox?to=${encodeURIComponent(recipient)}`, {
    accept: 'application/json',
  });
  return /\b\d{6}\b/u.exec(JSON.stringify(body))?.[0] ?? '';
}

interface NewPerson {
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  readonly device?: string;
}

/** Signs somebody up. */
export async function signUp(
  { market: { url } }: { readonly market: Pick<MarketHost, 'url'> },
  { kind, name, email, device = 'Browser' }: NewPerson,
): Promise<Person> {
  const guest = testClient(url);
  await guest.post('/api/auth/codes', { email, locale: 'en' });
  const code = await codeFor(guest, email);
  const entered = await guest.post(
    '/api/auth/sessions/code',
    { email, code },
    { 'user-agent': device },
  );
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const send = testClient(url, cookie);
  const registered = await send.post('/api/account', { kind, fullName: name, locale: 'en' });
  return { id: Me.parse(registered.body).id, send, cookie };
}

function done({ status, body }: TestAnswer): RequestReceipt {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return RequestReceipt.parse(body);
}

/** Returns a request as a customer writes it. */
export function content(words: string, addressNote = ''): object {
  return {
    serviceId: 'plumbing.leak',
    description: words,
    placeId: 'm-hay-alandalus',
    addressNote,
    budget: { min: 50_000, max: 120_000 },
    wanted: { kind: 'flexible' },
  };
}

/**
 * Sends a request as soon as the request service knows the professional.
 *
 * @returns the id of the request
 */
async function ask(who: Person, whom: Person, words: string, note?: string): Promise<string> {
  const body = { content: content(words, note), professionalIds: [whom.id] };
  return vi.waitFor(async () => done(await who.send.post('/api/requests', body)).requestId, {
    ...patiently,
  });
}

function terms({ clock }: Stage, note: string): object {
  const ahead = (days: number): string =>
    new Date(Date.parse(clock.now()) + days * day).toISOString();
  return {
    terms: {
      price: { kind: 'fixed', amount: 85_000 },
      proposedStart: ahead(2),
      validUntil: ahead(1),
      note,
    },
  };
}

async function quote(stage: Stage, who: Person, requestId: string, note: string): Promise<string> {
  const path = `/api/requests/${requestId}/quotes`;
  const { quoteId } = done(await who.send.post(path, terms(stage, note)));
  return `${path}/${quoteId}`;
}

/** Returns a request as one of its parties sees it. */
export async function view(who: Person, requestId: string): Promise<RequestView> {
  return RequestView.parse((await who.send.get(`/api/requests/${requestId}`)).body);
}

/** Writes and leaves everything that a person can write or leave on Osta, once. */
export async function useAllOfIt(stage: Stage): Promise<Story> {
  const salma = await signUp(stage, { kind: 'customer', ...hers });
  const omar = await signUp(stage, { kind: 'professional', ...his });
  const rami = await signUp(stage, {
    kind: 'professional',
    name: 'Rami',
    email: 'rami@example.ly',
  });
  const huda = await signUp(stage, { kind: 'customer', name: 'Huda', email: 'huda@example.ly' });
  await stage.market.database.query('update identity.auth_user set is_admin = true where id = $1', [
    huda.id,
  ]);
  const secretsOfSalma = await turnSecondStepOn(stage, salma);
  await introduceThemselves(salma, omar, rami, huda);
  const requestOfSalma = await asCustomer(stage, salma, rami, huda);
  const requestToOmar = await asProfessional(stage, omar, huda);
  await ownStore(stage.market.url, omar.send, huda.send, his);
  const offered = async (who: Person, whom: Person): Promise<string> =>
    quote(stage, whom, await ask(who, whom, 'A drain that is slow'), '');
  await bookEachOther({ clock: stage.clock, offered }, { salma, omar, rami, huda }, { hers, his });
  return { salma, omar, rami, huda, requestOfSalma, requestToOmar, secretsOfSalma };
}

async function turnSecondStepOn({ clock }: Stage, who: Person): Promise<readonly string[]> {
  const offer = await who.send.post('/api/auth/second-step/offers');
  const { secret } = SecondStepOffer.parse(offer.body);
  const code = new TOTP({ secret }).generate({ timestamp: Date.parse(clock.now()) });
  const answer = await who.send.put('/api/auth/second-step', { code });
  const { recoveryCodes } = RecoveryCodes.parse(answer.body);
  return [secret, ...recoveryCodes, ...recoveryCodes.map((each) => each.replace('-', ''))];
}

async function introduceThemselves(
  salma: Person,
  omar: Person,
  rami: Person,
  huda: Person,
): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([await picture()]), 'me.png');
  expect((await salma.send.patch('/api/user/avatar', form)).status).toBe(200);
  const { phone } = hers;
  expect((await salma.send.post('/api/auth/phone/codes', { phone })).status).toBe(202);
  const code = await codeFor(salma.send, phone);
  expect((await salma.send.put('/api/auth/phone', { phone, code })).body).toMatchObject({ phone });
  for (const [who, headline] of [
    [omar, { ar: his.headline, en: his.headlineInEnglish }],
    [rami, { ar: '', en: 'Plumber' }],
  ] as const) {
    const profile = { categoryIds: ['plumbing'], placeId: 'm-tajura', experienceYears: 5 };
    await approve(who.send, huda.send, who === omar ? his : {});
    const published = await who.send.put('/api/professional/profile', { ...profile, headline });
    expect(published).toMatchObject({ status: 200, body: { headline } });
  }
  const own = [
    { ar: his.equipment, en: '' },
    { ar: '', en: his.equipmentInEnglish },
  ];
  const brought = await omar.send.put('/api/professional/equipments', { knownIds: [], own });
  expect(brought.status).toBe(200);
}

async function asCustomer(
  stage: Stage,
  salma: Person,
  rami: Person,
  huda: Person,
): Promise<string> {
  const photoIds = [await uploadRequestPhoto(salma.send)];
  const draft = {
    content: { ...content(hers.drafted), photoIds },
    draft: true,
    professionalIds: [],
  };
  done(await salma.send.post('/api/requests', draft));
  const wrong = { ...draft, content: { ...content(refusedWord), placeId: 'nowhere' } };
  expect((await salma.send.post('/api/requests', wrong)).status).toBe(400);

  const requestId = await ask(salma, rami, hers.description, hers.address);
  const offered = await quote(stage, rami, requestId, 'Parts included');
  const proposal = { quoteVersion: 1, price: 70_000, proposedStart: null, note: hers.counter };
  done(await salma.send.post(`${offered}/counter`, proposal));
  expect((await view(rami, requestId)).quotes[0]?.counter?.note).toBe(hers.counter);
  const rejected = await rami.send.post(`${offered}/reject-counter`);
  const anew = `/api/requests/${requestId}/content`;
  const ifMatch = { 'if-match': rejected.headers.get('etag') ?? '' };
  done(await salma.send.put(anew, { content: content(hers.revised) }, ifMatch));
  expect((await view(rami, requestId)).content.description).toBe(hers.revised);
  done(await salma.send.post(`${offered}/decline`, { reason: hers.declined }));
  done(await salma.send.post(`/api/requests/${requestId}/withdraw`, { reason: hers.withdrawn }));
  const closed = await ask(salma, rami, 'Something that an admin will not have');
  done(await huda.send.post(`/api/requests/${closed}/close`, { reason: hers.closing }));
  return requestId;
}

async function asProfessional(stage: Stage, omar: Person, huda: Person): Promise<string> {
  const requestId = await ask(huda, omar, 'A tap that drips');
  const quoted = await quote(stage, omar, requestId, his.offer);
  const better = done(await omar.send.put(quoted, terms(stage, his.betterOffer)));
  expect(better.status).toBe('quoted');
  const stale = await huda.send.post(`${quoted}/accept`, { quoteVersion: 1 });
  expect(stale.body).toMatchObject({ code: 'QUOTE_STALE', terms: { note: his.betterOffer } });
  done(await omar.send.post(`${quoted}/withdraw`, { reason: his.withdrawn }));
  done(await omar.send.post(`/api/requests/${requestId}/decline`, { reason: his.declined }));
  return requestId;
}

/** Erases a person's account, two weeks after their request, once nothing of theirs is open. */
export async function leave({ market, clock }: Stage, who: Person, email: string): Promise<void> {
  await vi.waitFor(async () => {
    expect((await who.send.post('/api/user/delete-account')).status).toBe(200);
  }, patiently);
  clock.advance(14 * day);
  await market.eraseAccounts();
  expect((await who.send.get('/api/user/me')).status).toBe(401);
  // The letters are the last places with the address: development keeps mails
  await market.database.query('delete from identity.development_mail where recipient = any ($1)', [
    email === his.email ? [email, his.invited] : [email],
  ]);
}

async function picture(): Promise<ArrayBuffer> {
  const pixels = { width: 64, height: 64, channels: 3, background: '#0065d4' } as const;
  const png = await sharp({ create: pixels }).png().toBuffer();
  return new Uint8Array(png).buffer;
}
