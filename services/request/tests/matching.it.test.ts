import type { EventContent } from '@osta/contracts/event-content';
import { everyRequest } from '@osta/contracts/professional/request-rules';
import { Reach } from '@osta/contracts/request/api';
import { patience } from '@osta/event-store/testing/patience';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import {
  ask,
  content,
  done,
  eventsOf,
  openMarket,
  quote,
  refusal,
  view,
  type Known,
  type Market,
} from './market.ts';

let market: Market;
let salma: Known;
/** Who was added by a test: none of them is in the way of the next one. */
const added: Known[] = [];

beforeAll(async () => {
  market = await openMarket();
  salma = await market.customer('Salma');
});

afterAll(() => market.stop());

afterEach(async () => {
  for (const { id } of added.splice(0)) await says(id, area({ radiusMeters: 1000, ...farAway }));
});

const farAway = { center: { latitude: 27.035, longitude: 14.43 }, corners: null, placeIds: [] };
const inTown = { center: { latitude: 32.875, longitude: 13.145 }, corners: null, placeIds: [] };

function area(data: object): EventContent {
  return { type: 'osta.professional.activity-area-changed', data: { ...data } };
}

function rules(changed: object): EventContent {
  return {
    type: 'osta.professional.request-rules-saved',
    data: { ...everyRequest, ...changed },
  };
}

/** Publishes what somebody says of themselves, and waits until this service knows it. */
async function says(id: string, { type, data }: EventContent): Promise<void> {
  await market.harness.publish(id, { type, data });
  const column = type.endsWith('rules-saved') ? 'rules' : 'area';
  await vi.waitUntil(async () => {
    const text = `select from request.professional_reach where id = $1 and ${column} = $2`;
    return (await market.harness.query(text, [id, JSON.stringify(data)])).length === 1;
  }, patience);
}

async function professional(name: string, ...told: readonly EventContent[]): Promise<Known> {
  const known = await market.professional(name);
  added.push(known);
  const text = 'select from request.professional_reach where id = $1';
  await vi.waitUntil(
    async () => (await market.harness.query(text, [known.id])).length === 1,
    patience,
  );
  for (const event of told) await says(known.id, event);
  return known;
}

const idsOf = (...people: readonly Known[]): string[] => people.map(({ id }) => id);

/** Returns whom a request would reach, as its form says it. */
async function reachOf(query: Record<string, string> = {}): Promise<readonly string[]> {
  const { serviceId, placeId } = content;
  const asked = new URLSearchParams({ serviceId, placeId, ...query });
  const { body } = await salma.client.get(`/api/requests/reach?${asked}`);
  return Reach.parse(body).professionalIds;
}

describe('a request to all who can', () => {
  it('reaches exactly those whose area holds its place, the nearest first, and says so before', async () => {
    const farther = await professional('Farther', area({ ...inTown, radiusMeters: 20_000 }));
    const near = await professional('Near');
    const named = await professional(
      'Named',
      area({ ...farAway, radiusMeters: 1000, placeIds: [content.placeId] }),
    );
    await professional('Far away', area({ ...farAway, radiusMeters: 100_000 }));
    await professional('Wants none', rules({ acceptsRequests: false }));
    const reached = idsOf(near, farther, named);

    expect(await reachOf()).toEqual(reached);
    const { requestId } = done(await salma.client.post('/api/requests', { content, to: 'all' }));
    const events = await eventsOf(market, requestId);
    const invited = events.find(({ type }) => type === 'osta.request.professionals-invited');
    expect(invited?.data['professionalIds']).toEqual(reached);
    expect((await view(salma, requestId)).invited.map(({ id }) => id)).toEqual(reached);
    await quote(near, requestId);
  });

  it('reaches those who want it by service and budget; an unknown budget is no reason against it', async () => {
    const other = await professional('Other work', rules({ serviceIds: ['plumbing.drain'] }));
    const dear = await professional('Dear', rules({ minBudget: 120_001 }));
    const both = await professional(
      'Both',
      rules({ minBudget: 120_000, serviceIds: ['plumbing.leak'] }),
    );
    const sorted = (...people: readonly Known[]): string[] => idsOf(...people).toSorted();
    expect([...(await reachOf({ budget: '120000' }))]).toEqual(idsOf(both));
    expect([...(await reachOf({ budget: '120001' }))].toSorted()).toEqual(sorted(dear, both));
    expect([...(await reachOf())].toSorted()).toEqual(sorted(dear, both));
    expect([...(await reachOf({ serviceId: 'plumbing.drain' }))].toSorted()).toEqual(
      sorted(other, dear),
    );
  });

  it('reaches those who have room for one more, until they have none', async () => {
    const busy = await professional('Busy', rules({ maxOpenRequests: 1 }));
    expect(await reachOf()).toEqual(idsOf(busy));
    const { requestId } = done(await salma.client.post('/api/requests', { content, to: 'all' }));
    expect(await reachOf()).toEqual([]);
    done(await busy.client.post(`/api/requests/${requestId}/decline`, {}));
    expect(await reachOf()).toEqual(idsOf(busy));
  });

  it('is refused when nobody can, and nothing of it is kept', async () => {
    const before = await market.harness.query('select id from request.event');
    const answer = await salma.client.post('/api/requests', { content, to: 'all' });
    expect(refusal(answer)).toEqual({ status: 409, code: 'NOBODY_TAKES_REQUEST' });
    expect(await market.harness.query('select id from request.event')).toEqual(before);
  });

  it('has no chosen people besides, and is no draft', async () => {
    const near = await professional('Near');
    for (const also of [{ professionalIds: [near.id] }, { draft: true }]) {
      const answer = await salma.client.post('/api/requests', { content, to: 'all', ...also });
      expect(refusal(answer)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    }
  });

  it('does not reach who asks', async () => {
    const near = await professional('Near');
    const answer = await near.client.post('/api/requests', { content, to: 'all' });
    expect(refusal(answer)).toEqual({ status: 409, code: 'NOBODY_TAKES_REQUEST' });
  });
});

function not(...people: readonly Known[]): object {
  return { status: 409, code: 'REQUEST_NOT_TAKEN', professionalIds: idsOf(...people) };
}

describe('somebody who does not take a request', () => {
  it.each([
    ['any', { acceptsRequests: false }],
    ['of that service', { serviceIds: ['plumbing.drain'] }],
    ['below that budget', { minBudget: 120_001 }],
  ])('is named when chosen, and nobody is asked: they take none %s', async (_why, changed) => {
    const [near, declining] = [
      await professional('Near'),
      await professional('No', rules(changed)),
    ];
    const professionalIds = idsOf(near, declining);
    const started = await salma.client.post('/api/requests', { content, professionalIds });
    expect(refusal(started)).toEqual(not(declining));

    const draft = done(await salma.client.post('/api/requests', { content, draft: true }));
    const submit = `/api/requests/${draft.requestId}/submit`;
    expect(refusal(await salma.client.post(submit, { professionalIds }))).toEqual(not(declining));
    done(await salma.client.post(submit, { professionalIds: [near.id] }));
    const invite = await salma.client.post(`/api/requests/${draft.requestId}/invite`, {
      professionalIds: [declining.id],
    });
    expect(refusal(invite)).toEqual(not(declining));
  });

  it('has no room for another one', async () => {
    const busy = await professional('Busy', rules({ maxOpenRequests: 1 }));
    await ask(salma, busy);
    const again = await salma.client.post('/api/requests', { content, professionalIds: [busy.id] });
    expect(refusal(again)).toEqual(not(busy));
  });

  it('can be chosen from any distance', async () => {
    const far = await professional('Far', area({ ...farAway, radiusMeters: 1000 }));
    const { requestId } = await ask(salma, far);
    expect((await view(salma, requestId)).invited.map(({ id }) => id)).toEqual(idsOf(far));
  });
});

it('forgets where somebody works when their account is erased', async () => {
  const near = await professional('Near');
  added.pop();
  await market.harness.publish(near.id, { type: 'osta.account.account-erased', data: {} });
  const text = 'select from request.professional_reach where id = $1';
  await vi.waitUntil(
    async () => (await market.harness.query(text, [near.id])).length === 0,
    patience,
  );
  expect(await reachOf()).toEqual([]);
});
