import { FoundRequests } from '@osta/contracts/request/admin-api';
import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ask, content, done, openMarket, quote, type Known, type Market } from './market.ts';

let market: Market;
let admin: TestClient;
let salma: Known;
let nadia: Known;
/** Of Salma, which Omar offers for; of Nadia, which she withdraws; of Nadia, without an answer. */
let ids: readonly string[];

beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
  salma = await market.customer('Salma');
  nadia = await market.customer('نادية');
  const [omar, ali] = [await market.professional('Omar'), await market.professional('Ali')];
  const { clock } = market.harness;
  const offered = await ask(salma, omar, ali);
  clock.advance(1000);
  const withdrawn = await ask(nadia, omar);
  // In the same millisecond: the id breaks the tie
  const open = await ask(nadia, ali);
  await quote(omar, offered.requestId);
  done(await nadia.client.post(`/api/requests/${withdrawn.requestId}/withdraw`, {}));
  // What is not sent yet is its customer's alone
  done(await salma.client.post('/api/requests', { content, draft: true }));
  ids = [offered, withdrawn, open].map(({ requestId }) => requestId);
});

afterAll(() => market.stop());

async function page(query: Readonly<Record<string, string>> = {}): Promise<FoundRequests> {
  const search = new URLSearchParams(query).toString();
  const { body } = await admin.get(`/api/requests/all?${search}`, { 'accept-language': 'en' });
  return FoundRequests.parse(body);
}

/** Returns which of the requests are found, in the order of the answer. */
async function found(query?: Readonly<Record<string, string>>): Promise<readonly number[]> {
  return (await page(query)).items.map(({ id }) => ids.indexOf(id));
}

it('shows the requests of everybody to admins alone, the newest first, and no draft', async () => {
  expect(new Set(await found())).toEqual(new Set([0, 1, 2]));
  expect((await found()).at(-1)).toBe(0);
  expect((await page()).items.at(-1)).toMatchObject({
    status: 'quoted',
    customer: { id: salma.id, fullName: 'Salma' },
    serviceId: content.serviceId,
    serviceName: 'Leak detection and repair',
    invitedCount: 2,
    quoteCount: 1,
  });
  expect(JSON.stringify(await page())).not.toContain('sealed:');
  expect((await salma.client.get('/api/requests/all')).status).toBe(403);
  expect((await market.harness.guest.get('/api/requests/all')).status).toBe(401);
});

it('narrows by status', async () => {
  expect(await found({ status: 'withdrawn' })).toEqual([1]);
  expect(await found({ status: 'open' })).toEqual([2]);
  expect(await found({ status: 'closed' })).toEqual([]);
  expect((await admin.get('/api/requests/all?status=draft')).status).toBe(400);
});

it('pages without gaps', async () => {
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const { items, nextCursor }: FoundRequests = await page({
      limit: '1',
      ...(cursor !== null && { cursor }),
    });
    seen.push(...items.map(({ id }) => ids.indexOf(id)));
    cursor = nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(await found());
  expect((await admin.get('/api/requests/all?cursor=x')).status).toBe(400);
});
