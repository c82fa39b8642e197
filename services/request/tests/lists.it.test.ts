import { RequestPage } from '@osta/contracts/request/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ask, content, done, openMarket, quote, terms, type Known, type Market } from './market.ts';

let market: Market;
let omar: Known;
let nadia: Known;

beforeAll(async () => {
  market = await openMarket();
  [omar, nadia] = await Promise.all([market.professional('عمر'), market.professional('Nadia')]);
});

afterAll(() => market.stop());

async function list({ client }: Known, query: string): Promise<RequestPage> {
  const { body } = await client.get(`/api/requests?${query}`, { 'accept-language': 'ar' });
  return RequestPage.parse(body);
}

async function everyPage(who: Known, query: string): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const page: RequestPage = await list(
      who,
      cursor === null ? query : `${query}&cursor=${cursor}`,
    );
    pages.push(page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return pages;
}

async function idsOf(who: Known, query: string): Promise<Set<string>> {
  const { items } = await list(who, query);
  return new Set(items.map(({ id }) => id));
}

describe('a list', () => {
  it('is empty at first', async () => {
    const huda = await market.customer('Huda');
    expect(await list(huda, 'role=customer')).toEqual({ items: [], nextCursor: null });
    expect(await list(huda, 'role=professional')).toEqual({ items: [], nextCursor: null });
  });

  it('shows each side its own, newest first, page after page, each request once', async () => {
    const salma = await market.customer('Salma');
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      // Two of them in the same millisecond: the id breaks the tie
      if (n !== 3) market.harness.clock.advance(1000);
      ids.unshift((await ask(salma, nadia)).requestId);
    }

    const [a, b, c, d, e] = ids;
    const pages = await everyPage(salma, 'role=customer&limit=2');
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(new Set(pages.flat())).toEqual(new Set(ids));
    expect([pages[0]?.[0], pages.at(-1)?.[0]]).toEqual([a, e]);
    expect(new Set([pages[0]?.[1], pages[1]?.[0], pages[1]?.[1]])).toEqual(new Set([b, c, d]));
    expect((await everyPage(nadia, 'role=professional&limit=2')).flat()).toEqual(pages.flat());
    expect((await list(salma, 'role=professional')).items).toEqual([]);
  });

  it('shows the customer the lowest open price, and professionals their own', async () => {
    const salma = await market.customer('سلمى');
    market.harness.clock.advance(1000);
    const { requestId } = await ask(salma, omar, nadia);
    const path = `/api/requests/${requestId}/quotes`;
    const dearer = { ...terms, price: { kind: 'range', min: 90_000, max: 99_000 } };
    await quote(omar, requestId);
    done(await nadia.client.post(path, { terms: dearer }));

    const [line] = (await list(salma, 'role=customer')).items;
    expect(line).toMatchObject({
      id: requestId,
      status: 'quoted',
      serviceName: 'كشف وتصليح تسريبات',
      description: content.description,
      quoteCount: 2,
      bestPrice: terms.price,
    });
    const asked = line?.counterparts.map(({ fullName }) => fullName);
    expect(asked).toEqual(['عمر', 'Nadia']);

    const [own] = (await list(nadia, 'role=professional&limit=1')).items;
    expect(own).toMatchObject({
      id: requestId,
      quoteCount: 1,
      bestPrice: dearer.price,
      counterparts: [{ id: salma.id, fullName: 'سلمى' }],
    });
    expect(JSON.stringify(own)).not.toContain(omar.id);
  });

  it('separates active from ended requests', async () => {
    const salma = await market.customer('Salma');
    const [open, withdrawn] = [await ask(salma, omar), await ask(salma, omar)];
    done(await salma.client.post(`/api/requests/${withdrawn.requestId}/withdraw`, {}));
    const draft = done(await salma.client.post('/api/requests', { content, draft: true }));

    expect(await idsOf(salma, 'role=customer&status=active')).toEqual(
      new Set([draft.requestId, open.requestId]),
    );
    expect(await idsOf(salma, 'role=customer&status=ended')).toEqual(
      new Set([withdrawn.requestId]),
    );
    const ofOmar = await idsOf(omar, 'role=professional');
    expect(ofOmar.has(withdrawn.requestId)).toBe(true);
    expect(ofOmar.has(draft.requestId)).toBe(false);
  });
});
