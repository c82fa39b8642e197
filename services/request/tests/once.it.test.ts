import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  ask,
  content,
  done,
  eventsOf,
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
let nadia: Known;

beforeAll(async () => {
  market = await openMarket();
  [omar, nadia] = await Promise.all([market.professional('Omar'), market.professional('Nadia')]);
});

// A new person per test: the rate limit counts per person
beforeEach(async () => {
  salma = await market.customer('Salma');
});

afterAll(() => market.stop());

async function typesOf(requestId: string): Promise<string[]> {
  return (await eventsOf(market, requestId)).map(({ type }) => type);
}

/** Returns the body of Salma's request to Omar. */
function body(): unknown {
  return { content, professionalIds: [omar.id] };
}

describe('one idempotency key', () => {
  it('makes one request and one identical answer, however often it is sent', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await salma.client.post('/api/requests', body(), key);
    const again = await salma.client.post('/api/requests', body(), key);

    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await typesOf(done(first).requestId)).toHaveLength(3);
  });

  it('makes one request when sent twenty times concurrently', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => salma.client.post('/api/requests', body(), key)),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body: each }) => JSON.stringify(each))).size).toBe(1);
    const written = await market.harness.query('select from request.idempotency where key = $1', [
      key['idempotency-key'],
    ]);
    expect(written).toHaveLength(1);
  });

  it('repeats the first answer, even after later changes', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const { requestId } = await ask(salma, omar);
    const path = `/api/requests/${requestId}/quotes`;
    const first = await omar.client.post(path, { terms }, key);
    const { quoteId } = done(first);
    done(await salma.client.post(`${path}/${quoteId}/accept`, { quoteVersion: 1 }));

    const again = await omar.client.post(path, { terms }, key);
    expect(again).toMatchObject({ status: 201, body: { status: 'quoted', quoteId } });
    expect(again.body).toEqual(first.body);
  });

  it('belongs to one content: another content is refused and changes nothing', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const { requestId } = await ask(salma, omar);
    const path = `/api/requests/${requestId}/quotes`;
    done(await omar.client.post(path, { terms }, key));

    const other = await omar.client.post(path, { terms: { ...terms, note: 'Other' } }, key);
    expect(refusal(other)).toEqual({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect((await view(omar, requestId)).quotes[0]?.terms.note).toBe(terms.note);
  });

  it('belongs to one person: the same key of another person is independent', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const { requestId } = await ask(salma, omar, nadia);
    const path = `/api/requests/${requestId}/quotes`;
    const answers = await Promise.all([
      omar.client.post(path, { terms }, key),
      nadia.client.post(path, { terms }, key),
    ]);

    const [ofOmar, ofNadia] = answers.map(done);
    expect(ofOmar?.quoteId).not.toBe(ofNadia?.quoteId);
  });
});

describe('concurrently', () => {
  it('twenty acceptances of one quote are one acceptance', async () => {
    const { requestId } = await ask(salma, omar);
    const { path } = await quote(omar, requestId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => salma.client.post(`${path}/accept`, { quoteVersion: 1 })),
    );

    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200).map(refusal);
    for (const each of refusals) {
      expect([
        { status: 409, code: 'QUOTE_ILLEGAL_TRANSITION', state: 'accepted', allowed: [] },
        { status: 503, code: 'CONTENDED' },
      ]).toContainEqual(each);
    }
    const types = await typesOf(requestId);
    expect(types.filter((type) => type === 'osta.request.quote-accepted')).toHaveLength(1);
    const versions = (await eventsOf(market, requestId)).map((event) => event.stream_version);
    expect(versions).toEqual([1, 2, 3, 4, 5]);
  });

  it('two professionals quote, and both succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { requestId } = await ask(salma, omar, nadia);
      const quotes = await Promise.all([quote(omar, requestId), quote(nadia, requestId)]);

      expect(new Set(quotes.map(({ version }) => version))).toEqual(new Set([4, 5]));
      expect((await view(salma, requestId)).quotes).toHaveLength(2);
    }
  });

  it('one professional quotes from two devices, and has one quote', async () => {
    const { requestId } = await ask(salma, omar);
    const answers = await Promise.all(
      [1, 2].map(() => omar.client.post(`/api/requests/${requestId}/quotes`, { terms })),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const refused = answers.filter(({ status }) => status === 409).map(refusal);
    expect(refused).toEqual([{ status: 409, code: 'ALREADY_QUOTED' }]);
    expect((await view(salma, requestId)).quotes).toHaveLength(1);
  });

  it('an acceptance and a dearer revision do not both win over the same version', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { requestId } = await ask(salma, omar);
      const { path } = await quote(omar, requestId);
      const dearer = { ...terms, price: { kind: 'fixed', amount: 119_000 } };
      const [accepted, revised] = await Promise.all([
        salma.client.post(`${path}/accept`, { quoteVersion: 1 }),
        omar.client.put(path, { terms: dearer }),
      ]);

      expect(new Set([accepted.status, revised.status])).toEqual(new Set([200, 409]));
      const { quotes } = await view(salma, requestId);
      const price = accepted.status === 200 ? terms.price : dearer.price;
      expect(quotes[0]?.terms.price).toEqual(price);
    }
  });

  it('thirty edits of one version are one edit', async () => {
    const { requestId, version } = await ask(salma, omar);
    const path = `/api/requests/${requestId}/content`;
    const edits = await Promise.all(
      Array.from({ length: 30 }, (_, n) => {
        const changed = { ...content, description: `Edit number ${n} of the description` };
        return salma.client.put(path, { content: changed }, { 'if-match': `"v${version}"` });
      }),
    );

    const statuses = edits.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(29);
  });
});
