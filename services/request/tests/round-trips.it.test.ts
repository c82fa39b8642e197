import { wireMeter, type WireMeter } from '@osta/platform/testing/wire-meter';
import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  ask,
  content,
  done,
  eventsOf,
  openMarket,
  quote,
  terms,
  view,
  type Known,
  type Market,
} from './market.ts';

let meter: WireMeter;
let market: Market;
let salma: Known;
let omar: Known;

beforeAll(async () => {
  meter = await wireMeter();
  market = await openMarket(undefined, { reach: (url) => meter.through(url) });
  [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
  // The first words of a person make a key
  await quote(omar, (await ask(salma, omar)).requestId);
});

afterAll(async () => {
  await market.stop();
  await meter.close();
});

/** Counts the round trips of what a person does. Projectors work beside it, on other connections. */
async function tripsOf(act: () => Promise<unknown>): Promise<number> {
  meter.reset();
  await act();
  return meter.asked('command').length;
}

/** Returns an act: a person sends a command that takes effect. */
function post({ client }: Known, to: string, body?: object): () => Promise<unknown> {
  return async () => done(await client.post(to, body));
}

it('takes two round trips for a command: one opens it, one appends', async () => {
  const quoted = await ask(salma, omar);
  const { path } = await quote(omar, quoted.requestId);
  const draft = done(await salma.client.post('/api/requests', { content, draft: true }));
  const asked = await ask(salma, omar);
  const invited = { professionalIds: [omar.id] };

  const trips = {
    // Words of one's own, a rate limit, facts from tables
    startRequest: await tripsOf(post(salma, '/api/requests', { content, ...invited })),
    submitRequest: await tripsOf(post(salma, `/api/requests/${draft.requestId}/submit`, invited)),
    viewRequest: await tripsOf(post(omar, `/api/requests/${asked.requestId}/view`)),
    submitQuote: await tripsOf(post(omar, `/api/requests/${asked.requestId}/quotes`, { terms })),
    // Words of somebody else, taken over from the stream
    acceptQuote: await tripsOf(post(salma, `${path}/accept`, { quoteVersion: 1 })),
    withdrawRequest: await tripsOf(
      post(salma, `/api/requests/${asked.requestId}/withdraw`, { reason: 'Repaired' }),
    ),
  };

  expect(trips).toEqual({
    startRequest: 2,
    submitRequest: 2,
    viewRequest: 2,
    submitQuote: 2,
    acceptQuote: 2,
    withdrawRequest: 2,
  });
});

it('takes one round trip for a retry, a refusal and a caller without access, and none for a guest', async () => {
  const { requestId } = await ask(salma, omar);
  const to = `/api/requests/${requestId}/quotes`;
  const key = { 'idempotency-key': '01980000-0000-4000-8000-0000000000aa' };
  const first = done(await omar.client.post(to, { terms }, key));
  const trips = {
    retry: await tripsOf(async () =>
      expect(done(await omar.client.post(to, { terms }, key))).toEqual(first),
    ),
    refusal: await tripsOf(async () =>
      expect((await omar.client.post(to, { terms })).status).toBe(409),
    ),
    another: await tripsOf(async () =>
      expect((await salma.client.post(to, { terms })).status).toBe(403),
    ),
    guest: await tripsOf(async () =>
      expect((await market.harness.guest.post(to, { terms })).status).toBe(401),
    ),
  };

  expect(trips).toEqual({ retry: 1, refusal: 1, another: 1, guest: 0 });
});

it('seals text that looks sealed, and copies sealed text of the stream unchanged', async () => {
  const { requestId } = await ask(salma, omar);
  const note = 'sealed:1:AAAA';
  const to = `/api/requests/${requestId}/quotes`;
  const { quoteId } = done(await omar.client.post(to, { terms: { ...terms, note } }));
  done(await salma.client.post(`${to}/${quoteId}/accept`, { quoteVersion: 1 }));

  const recorded = await eventsOf(market, requestId);
  const [quoted, accepted] = recorded.slice(-2).map(({ data }) => data['terms']);
  expect(accepted).toEqual(quoted);
  expect(quoted).not.toMatchObject({ note });
  const [shown] = (await view(salma, requestId)).quotes;
  expect(shown?.terms.note).toBe(note);
});

it('takes a third round trip for the first words of a person, which make their key', async () => {
  const nadia = await market.professional('Nadia');
  const { requestId } = await ask(salma, nadia);

  expect(await tripsOf(() => quote(nadia, requestId))).toBe(3);
});
