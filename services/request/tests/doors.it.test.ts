import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  ask,
  content,
  openMarket,
  quote,
  refusal,
  terms,
  view,
  type Known,
  type Market,
} from './market.ts';

let market: Market;
let salma: Known;
let omar: Known;
let otherCustomer: Known;
let otherProfessional: Known;
let requestId: string;
let quoteId: string;

beforeAll(async () => {
  market = await openMarket();
  [salma, omar, otherCustomer, otherProfessional] = await Promise.all([
    market.customer('Salma'),
    market.professional('Omar'),
    market.customer('Huda'),
    market.professional('Nadia'),
  ]);
  ({ requestId } = await ask(salma, omar));
  quoteId = String((await quote(omar, requestId)).quoteId);
});

afterAll(() => market.stop());

const nowhere = '01980000-0000-7000-8000-0000000000aa';
const professionalIds = (): string[] => [otherProfessional.id];

/** An operation on one request, who may use it, and a body that it accepts. */
interface Operation {
  readonly method: 'get' | 'post' | 'put';
  readonly path: string;
  readonly whose: 'customer' | 'professional' | 'both';
  readonly body?: () => unknown;
}

const operations: readonly Operation[] = [
  { method: 'get', path: '', whose: 'both' },
  {
    method: 'post',
    path: '/submit',
    whose: 'customer',
    body: () => ({ professionalIds: professionalIds() }),
  },
  {
    method: 'post',
    path: '/invite',
    whose: 'customer',
    body: () => ({ professionalIds: professionalIds() }),
  },
  { method: 'put', path: '/content', whose: 'customer', body: () => ({ content }) },
  { method: 'post', path: '/withdraw', whose: 'customer', body: () => ({}) },
  { method: 'post', path: '/view', whose: 'professional' },
  { method: 'post', path: '/decline', whose: 'professional', body: () => ({}) },
  { method: 'post', path: '/quotes', whose: 'professional', body: () => ({ terms }) },
  { method: 'put', path: '/quotes/{quoteId}', whose: 'professional', body: () => ({ terms }) },
  {
    method: 'post',
    path: '/quotes/{quoteId}/counter',
    whose: 'customer',
    body: () => ({ quoteVersion: 1, price: 1, proposedStart: null }),
  },
  { method: 'post', path: '/quotes/{quoteId}/accept-counter', whose: 'professional' },
  { method: 'post', path: '/quotes/{quoteId}/reject-counter', whose: 'professional' },
  {
    method: 'post',
    path: '/quotes/{quoteId}/accept',
    whose: 'customer',
    body: () => ({ quoteVersion: 1 }),
  },
  { method: 'post', path: '/quotes/{quoteId}/decline', whose: 'customer', body: () => ({}) },
  { method: 'post', path: '/quotes/{quoteId}/withdraw', whose: 'professional', body: () => ({}) },
];

function at({ path }: Operation, request: string, withQuote = quoteId): string {
  return `/api/requests/${request}${path.replace('{quoteId}', withQuote)}`;
}

async function send(
  { method, path, body }: Operation,
  client: TestClient,
  url: string,
): Promise<Record<string, unknown>> {
  if (method === 'get') return refusal(await client.get(url));
  // A version that no request of this test has: the answer must reveal no more than a foreign id
  // does
  const headers = path === '/content' ? { 'if-match': '"v7"' } : {};
  return refusal(await client[method](url, body?.(), headers));
}

const notFound = { status: 404, code: 'REQUEST_NOT_FOUND' };

describe('a request of others', () => {
  const customers = operations.filter(({ whose }) => whose !== 'professional');
  const professionals = operations.filter(({ whose }) => whose !== 'customer');

  it.each(customers)('does not exist for another customer: $method …$path', async (operation) => {
    const { client } = otherCustomer;
    expect(await send(operation, client, at(operation, requestId))).toEqual(notFound);
    expect(await send(operation, client, at(operation, nowhere))).toEqual(notFound);
  });

  it.each(professionals)(
    'does not exist for a professional who was not asked: $method …$path',
    async (operation) => {
      const { client } = otherProfessional;
      expect(await send(operation, client, at(operation, requestId))).toEqual(notFound);
      expect(await send(operation, client, at(operation, nowhere))).toEqual(notFound);
    },
  );
});

describe('a request of one’s own', () => {
  const sided = operations.filter(({ whose }) => whose !== 'both');
  const onQuotes = operations.filter(({ path }) => path.includes('{quoteId}'));

  it.each(sided)('refuses the other side: $method …$path', async (operation) => {
    const isOfCustomer = operation.whose === 'customer';
    const { client } = isOfCustomer ? omar : salma;
    const answer = await send(operation, client, at(operation, requestId));
    // A professional may be a customer of others, but is none of this request
    expect(answer).toEqual(isOfCustomer ? notFound : { status: 403, code: 'FORBIDDEN' });
  });

  it.each(operations)('refuses guests: $method …$path', async (operation) => {
    const answer = await send(operation, market.harness.guest, at(operation, requestId));
    expect(answer).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it.each(onQuotes)(
    'does not accept a quote of another request: $method …$path',
    async (operation) => {
      const { client } = operation.whose === 'customer' ? salma : omar;
      const answer = await send(operation, client, at(operation, requestId, nowhere));
      expect(answer).toEqual({ status: 404, code: 'QUOTE_NOT_FOUND' });
    },
  );
});

it('has changed nothing', async () => {
  const { version, status, quotes } = await view(salma, requestId);
  expect({ version, status, quotes: quotes.length }).toEqual({
    version: 4,
    status: 'quoted',
    quotes: 1,
  });
});

describe('closing', () => {
  it('is for admins only', async () => {
    const reason = { reason: 'Spam' };
    for (const { client } of [salma, omar, otherCustomer]) {
      const closed = await client.post(`/api/requests/${requestId}/close`, reason);
      expect(refusal(closed)).toEqual({ status: 403, code: 'FORBIDDEN' });
    }
    const admin = await market.admin();
    const unknown = await admin.post(`/api/requests/${nowhere}/close`, reason);
    expect(refusal(unknown)).toEqual({ status: 404, code: 'REQUEST_NOT_FOUND' });
  });

  it('needs reading: an admin sees every request, with both sides', async () => {
    const admin = await market.admin();
    const { status, body } = await admin.get(`/api/requests/${requestId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      role: 'admin',
      allowed: ['close'],
      quotes: [{ id: quoteId, allowed: [] }],
      content: { addressNote: content.addressNote },
    });
  });
});

it('lets a business act as a customer', async () => {
  const clinic = await market.business('Shifa clinic');
  const asked = await ask(clinic, omar);
  const { path } = await quote(omar, asked.requestId);
  const accepted = await clinic.client.post(`${path}/accept`, { quoteVersion: 1 });
  expect(accepted.status).toBe(200);
  expect(await view(clinic, asked.requestId)).toMatchObject({
    role: 'customer',
    status: 'awarding',
  });
});

it('lets professionals ask others, never themselves, and guests nobody', async () => {
  const body = { content, professionalIds: [omar.id] };
  expect((await otherProfessional.client.post('/api/requests', body)).status).toBe(201);
  const ofThemselves = await omar.client.post('/api/requests', body);
  expect(refusal(ofThemselves)).toEqual({ status: 422, code: 'PROFESSIONAL_UNAVAILABLE' });
  const byGuest = await market.harness.guest.post('/api/requests', body);
  expect(refusal(byGuest)).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
});

it('asks only professionals who have published a profile', async () => {
  for (const id of [otherCustomer.id, nowhere]) {
    const answer = await salma.client.post('/api/requests', { content, professionalIds: [id] });
    expect(refusal(answer)).toEqual({ status: 422, code: 'PROFESSIONAL_UNAVAILABLE' });
  }
});
