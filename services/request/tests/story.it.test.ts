import { afterAll, beforeAll, expect, it } from 'vitest';

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
  [salma, omar, nadia] = await Promise.all([
    market.customer('سلمى الورفلي'),
    market.professional('عمر الزليطني'),
    market.professional('Nadia Ben Ali'),
  ]);
});

afterAll(() => market.stop());

it('leads a request to an accepted quote, and shows each side its own view', async () => {
  const sent = await salma.client.post('/api/requests', {
    content,
    professionalIds: [omar.id, nadia.id],
  });
  expect(sent.status).toBe(201);
  expect(sent.headers.get('etag')).toBe('"v3"');
  const { requestId } = done(sent);
  expect(sent.body).toEqual({ requestId, status: 'open', version: 3, quoteId: null });

  // Omar opens it: the address stays hidden, and so does whom else Salma has asked
  done(await omar.client.post(`/api/requests/${requestId}/view`));
  const opened = await view(omar, requestId);
  expect(opened).toMatchObject({
    role: 'professional',
    status: 'open',
    version: 4,
    customer: { id: salma.id, fullName: 'سلمى الورفلي' },
    content: { ...content, addressNote: null },
    serviceName: 'Leak detection and repair',
    invited: [{ id: omar.id, viewedAt: '2026-03-01T07:30:00.000Z', declinedAt: null }],
    quotes: [],
    allowed: ['decline', 'quote'],
  });

  // He answers with a quote, and Nadia too
  const quoted = await omar.client.post(`/api/requests/${requestId}/quotes`, { terms });
  expect(quoted.status).toBe(201);
  const { quoteId } = done(quoted);
  expect(quoted.body).toEqual({ requestId, status: 'quoted', version: 5, quoteId });
  await quote(nadia, requestId);

  // Salma sees both, Omar his own
  const bySalma = await view(salma, requestId);
  expect(bySalma.content.addressNote).toBe(content.addressNote);
  expect(bySalma.quotes.map(({ professional }) => professional.fullName)).toEqual([
    'عمر الزليطني',
    'Nadia Ben Ali',
  ]);
  expect(bySalma.quotes[0]).toMatchObject({
    id: quoteId,
    status: 'submitted',
    version: 1,
    terms,
    allowed: ['counter', 'accept', 'decline'],
  });
  const byOmar = await view(omar, requestId);
  expect(byOmar.quotes.map(({ id }) => id)).toEqual([quoteId]);
  expect(byOmar.quotes[0]?.allowed).toEqual(['revise', 'withdraw']);
  expect(JSON.stringify(byOmar)).not.toContain(nadia.id);

  // She accepts
  const path = `/api/requests/${requestId}/quotes/${quoteId}`;
  const accepted = await salma.client.post(`${path}/accept`, { quoteVersion: 1 });
  expect(accepted).toMatchObject({
    status: 200,
    body: { status: 'awarding', version: 7, quoteId },
  });
  expect((await view(omar, requestId)).history.map(({ what, by }) => `${by}: ${what}`)).toEqual([
    'customer: service-request-drafted',
    'customer: service-request-submitted',
    'customer: professionals-invited',
    'professional: service-request-viewed',
    'professional: quote-submitted',
    'customer: quote-accepted',
  ]);
});

it('records the story as events that carry all that a notification needs', async () => {
  const { requestId } = await ask(salma, omar);
  const { quoteId } = await quote(omar, requestId);

  const events = await eventsOf(market, requestId);
  expect(events.map(({ type, stream_version: version }) => [version, type])).toEqual([
    [1, 'osta.request.service-request-drafted'],
    [2, 'osta.request.service-request-submitted'],
    [3, 'osta.request.professionals-invited'],
    [4, 'osta.request.quote-submitted'],
  ]);
  expect(events[3]).toMatchObject({
    source: '/osta/request',
    actor: omar.id,
    data: {
      quoteId,
      customerId: salma.id,
      professionalId: omar.id,
      serviceId: 'plumbing.leak',
      quoteVersion: 1,
      terms: { ...terms, note: expect.stringMatching(/^sealed:1:/u) },
    },
  });
});

it('refuses to accept a version that the professional has changed since', async () => {
  const { requestId } = await ask(salma, omar);
  const { path } = await quote(omar, requestId);
  const dearer = { ...terms, price: { kind: 'fixed', amount: 110_000 } };
  done(await omar.client.put(path, { terms: dearer }));

  const stale = await salma.client.post(`${path}/accept`, { quoteVersion: 1 });
  expect(refusal(stale)).toEqual({
    status: 409,
    code: 'QUOTE_STALE',
    currentVersion: 2,
    terms: dearer,
  });
  expect((await view(salma, requestId)).status).toBe('quoted');

  const read = await salma.client.post(`${path}/accept`, { quoteVersion: 2 });
  expect(done(read)).toMatchObject({ status: 'awarding' });
});

it('bargains: the customer proposes, the professional agrees, the customer accepts', async () => {
  const { requestId } = await ask(salma, omar);
  const { path } = await quote(omar, requestId);

  done(
    await salma.client.post(`${path}/counter`, {
      quoteVersion: 1,
      price: 70_000,
      proposedStart: '2026-03-04T08:00:00.000Z',
    }),
  );
  const [countered] = (await view(omar, requestId)).quotes;
  expect(countered).toMatchObject({
    status: 'countered',
    counter: { price: 70_000, proposedStart: '2026-03-04T08:00:00.000Z', note: '' },
    allowed: ['revise', 'accept-counter', 'reject-counter', 'withdraw'],
  });

  done(await omar.client.post(`${path}/accept-counter`));
  const [revised] = (await view(salma, requestId)).quotes;
  expect(revised).toMatchObject({
    status: 'submitted',
    version: 2,
    counter: null,
    terms: {
      ...terms,
      price: { kind: 'fixed', amount: 70_000 },
      proposedStart: '2026-03-04T08:00:00.000Z',
    },
  });
  done(await salma.client.post(`${path}/accept`, { quoteVersion: 2 }));
});

it('outdates quotes when the customer changes what is asked for', async () => {
  const { requestId } = await ask(salma, omar);
  const { path } = await quote(omar, requestId);
  const { version } = await view(salma, requestId);
  const changed = { ...content, description: 'Both sinks drip now, kitchen and bathroom' };

  const revised = await salma.client.put(
    `/api/requests/${requestId}/content`,
    { content: changed },
    { 'if-match': `"v${version}"` },
  );
  expect(revised.headers.get('etag')).toBe(`"v${version + 1}"`);
  const [outdated] = (await view(salma, requestId)).quotes;
  expect(outdated).toMatchObject({ isOutdated: true, allowed: ['counter', 'decline'] });
  const accepted = await salma.client.post(`${path}/accept`, { quoteVersion: 1 });
  expect(refusal(accepted)).toEqual({ status: 409, code: 'QUOTE_OUTDATED' });

  done(await omar.client.put(path, { terms }));
  done(await salma.client.post(`${path}/accept`, { quoteVersion: 2 }));
});

it('shows a draft to its customer only, until it is submitted', async () => {
  const written = done(await salma.client.post('/api/requests', { content, draft: true }));
  expect(written).toMatchObject({ status: 'draft', version: 1 });
  const { requestId } = written;
  expect((await view(salma, requestId)).allowed).toEqual(['submit', 'revise', 'withdraw']);
  expect((await omar.client.get(`/api/requests/${requestId}`)).status).toBe(404);

  const { version } = done(
    await salma.client.post(`/api/requests/${requestId}/submit`, { professionalIds: [omar.id] }),
  );
  expect(version).toBe(3);
  expect(await view(omar, requestId)).toMatchObject({ status: 'open' });
});

it('shows an offer as expired at its end, and refuses its acceptance', async () => {
  const { requestId } = await ask(salma, omar);
  const { path } = await quote(omar, requestId);
  market.harness.clock.set(terms.validUntil);
  try {
    const [lapsed] = (await view(salma, requestId)).quotes;
    expect(lapsed).toMatchObject({ status: 'expired', allowed: [] });
    const accepted = await salma.client.post(`${path}/accept`, { quoteVersion: 1 });
    expect(refusal(accepted)).toEqual({
      status: 410,
      code: 'QUOTE_EXPIRED',
      validUntil: terms.validUntil,
    });
  } finally {
    market.harness.clock.set('2026-03-01T07:30:00.000Z');
  }
});

it('lets an admin close a request, with a reason', async () => {
  const { requestId } = await ask(salma, omar);
  const admin = await market.admin();
  const without = await admin.post(`/api/requests/${requestId}/close`, { reason: ' ' });
  expect(refusal(without)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  const closed = await admin.post(`/api/requests/${requestId}/close`, { reason: 'Spam' });

  expect(done(closed)).toMatchObject({ status: 'closed' });
  const { history } = await view(salma, requestId);
  expect(history.at(-1)).toMatchObject({ what: 'service-request-closed-by-admin', by: 'admin' });
});

it('tells the other side why, and keeps the reason sealed', async () => {
  const { requestId } = await ask(salma, omar, nadia);
  const [ofOmar, ofNadia] = [await quote(omar, requestId), await quote(nadia, requestId)];
  done(await salma.client.post(`${ofOmar.path}/decline`, { reason: 'Too dear for a sink' }));
  done(await nadia.client.post(`${ofNadia.path}/withdraw`, { reason: 'My car broke down' }));
  done(await salma.client.post(`/api/requests/${requestId}/withdraw`, { reason: 'It is mended' }));

  const told = async (who: Known): Promise<readonly unknown[]> =>
    (await view(who, requestId)).history.flatMap(({ reason }) => reason ?? []);
  expect(await told(salma)).toEqual(['Too dear for a sink', 'My car broke down', 'It is mended']);
  expect(await told(omar)).toEqual(['Too dear for a sink', 'It is mended']);
  expect(await told(nadia)).toEqual(['My car broke down', 'It is mended']);
  const recorded = (await eventsOf(market, requestId)).flatMap(({ data }) => data['reason'] ?? []);
  expect(recorded).toEqual(Array(3).fill(expect.stringMatching(/^sealed:/u)));
});
