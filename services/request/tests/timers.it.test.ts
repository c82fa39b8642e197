import { eventName } from '@osta/contracts/event-name';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

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

const start = '2026-03-01T07:30:00.000Z';
/** Fourteen days after the requests were sent. */
const tooOld = '2026-03-15T07:30:00.000Z';

let market: Market;
let salma: Known;
let omar: Known;
let nadia: Known;

beforeAll(async () => {
  market = await openMarket();
  salma = await market.customer('Salma');
  omar = await market.professional('Omar');
  nadia = await market.professional('Nadia');
});

afterAll(() => market.stop());

afterEach(async () => {
  // No timer of one test fires in the next
  await market.harness.query('delete from request.timer');
  market.harness.clock.set(start);
});

interface Recorded {
  readonly type: string;
  readonly actor: string;
  readonly correlation_id: string;
  readonly causation_id: string;
  readonly id: string;
}

/** Returns type, reason and actor of the last events of a request. */
async function lastOf(requestId: string, count: number): Promise<readonly Recorded[]> {
  const rows = await market.harness.query<Recorded & Record<string, unknown>>(
    `select id, type, actor, correlation_id, causation_id from request.event
     where stream_id = $1 order by stream_version`,
    [requestId],
  );
  return rows.slice(-count).map((row) => Object.assign(row, { type: eventName(row.type) }));
}

async function typesOf(requestId: string): Promise<readonly string[]> {
  const events = await eventsOf(market, requestId);
  return events.map(({ type }) => type.replace('osta.request.', ''));
}

it('an offer expires when its time is over, by the system, caused by its submission', async () => {
  const { requestId } = await ask(salma, omar);
  await quote(omar, requestId);
  const [sent] = await lastOf(requestId, 1);

  market.harness.clock.set('2026-03-02T07:59:59.999Z');
  expect(await market.harness.fireTimers()).toBe(0);
  market.harness.clock.set(terms.validUntil);
  expect(await market.harness.fireTimers()).toBe(1);
  expect(await market.harness.fireTimers()).toBe(0);

  const [expired, open] = await lastOf(requestId, 2);
  expect(open?.type).toBe('osta.request.service-request-back-to-open');
  expect(expired).toMatchObject({
    type: 'osta.request.quote-expired',
    actor: 'system',
    causation_id: sent?.id,
    correlation_id: sent?.correlation_id,
  });
  const { status, quotes, history } = await view(salma, requestId);
  expect(status).toBe('open');
  expect(quotes[0]?.status).toBe('expired');
  expect(history.at(-2)).toMatchObject({ what: 'quote-expired', by: 'system' });
});

it('a revised offer expires at its new time, and a withdrawn one does not', async () => {
  const { requestId } = await ask(salma, omar, nadia);
  const { path } = await quote(omar, requestId);
  const other = await quote(nadia, requestId);
  const longer = { ...terms, validUntil: '2026-03-03T08:00:00.000Z' };
  done(await omar.client.put(path, { terms: longer }));
  done(await nadia.client.post(`${other.path}/withdraw`, { reason: '' }));

  market.harness.clock.set(terms.validUntil);
  expect(await market.harness.fireTimers()).toBe(0);
  market.harness.clock.set(longer.validUntil);
  expect(await market.harness.fireTimers()).toBe(1);
  const types = await typesOf(requestId);
  expect(types.filter((type) => type === 'quote-expired')).toHaveLength(1);
});

it('a request expires two weeks after it was sent', async () => {
  const { requestId } = await ask(salma, omar);
  market.harness.clock.set(tooOld);
  expect(await market.harness.fireTimers()).toBe(1);
  expect(await typesOf(requestId)).toContain('service-request-expired');
});

it('a request expires with the last wanted time, and a draft never does', async () => {
  const windows = [{ startsAt: '2026-03-02T08:00:00.000Z', endsAt: '2026-03-02T12:00:00.000Z' }];
  const wanted = { ...content, wanted: { kind: 'windows', windows } };
  const sent = await salma.client.post('/api/requests', {
    content: wanted,
    professionalIds: [omar.id],
  });
  const { requestId } = done(sent);
  const draft = done(await salma.client.post('/api/requests', { content: wanted, draft: true }));
  market.harness.clock.set('2026-03-02T12:00:00.000Z');
  expect(await market.harness.fireTimers()).toBe(1);
  expect((await typesOf(requestId)).at(-1)).toBe('service-request-expired');
  market.harness.clock.set('2027-03-02T12:00:00.000Z');
  expect(await market.harness.fireTimers()).toBe(0);
  expect(await typesOf(draft.requestId)).toEqual(['service-request-drafted']);
});

it('after a long stop all late timers fire, in the order in which they were due', async () => {
  const { requestId } = await ask(salma, omar, nadia);
  await quote(omar, requestId);
  const later = { ...terms, validUntil: '2026-03-02T20:00:00.000Z' };
  done(await nadia.client.post(`/api/requests/${requestId}/quotes`, { terms: later }));

  market.harness.clock.set('2026-06-01T08:00:00.000Z');
  expect(await market.harness.fireTimers()).toBe(3);
  expect((await typesOf(requestId)).slice(-4)).toEqual([
    'quote-expired',
    'quote-expired',
    'service-request-back-to-open',
    'service-request-expired',
  ]);
  const quoters = (await eventsOf(market, requestId)).filter(
    ({ type }) => type === 'osta.request.quote-expired',
  );
  expect(quoters.map(({ data }) => data['professionalId'])).toEqual([omar.id, nadia.id]);
});

it('an acceptance that is not confirmed within a day ends, and the offers are open again', async () => {
  const { requestId } = await ask(salma, omar, nadia);
  const tomorrow = { ...terms, validUntil: '2026-03-08T08:00:00.000Z' };
  const { quoteId } = done(
    await omar.client.post(`/api/requests/${requestId}/quotes`, { terms: tomorrow }),
  );
  done(await nadia.client.post(`/api/requests/${requestId}/quotes`, { terms }));
  const path = `/api/requests/${requestId}/quotes/${quoteId}`;
  done(await salma.client.post(`${path}/accept`, { quoteVersion: 1 }));

  market.harness.clock.set('2026-03-02T07:30:00.000Z');
  expect(await market.harness.fireTimers()).toBe(1);
  expect((await typesOf(requestId)).at(-1)).toBe('service-request-award-failed');
  expect(await view(salma, requestId)).toMatchObject({
    status: 'quoted',
    quotes: [{ status: 'submitted' }, { status: 'submitted' }],
  });

  // The time of the other request has not stood still
  market.harness.clock.set(terms.validUntil);
  expect(await market.harness.fireTimers()).toBe(1);
  done(await salma.client.post(`${path}/accept`, { quoteVersion: 1 }));
});

it('requests from before there were timers get theirs', async () => {
  const { requestId } = await ask(salma, omar);
  await quote(omar, requestId);
  await market.harness.query('delete from request.timer');
  await market.harness.query('delete from request.timer_basis');
  await market.harness.rebuildTimers();

  market.harness.clock.set(terms.validUntil);
  expect(await market.harness.fireTimers()).toBe(1);
  expect((await typesOf(requestId)).at(-2)).toBe('quote-expired');
});
