import { SlotTaken } from '@osta/contracts/booking/refusals';
import { Slots } from '@osta/contracts/booking/slots-api';
import { statusesOfTab } from '@osta/contracts/booking/status';
import type { OfferingId } from '@osta/contracts/ids';
import { TimeWindow } from '@osta/contracts/request/terms';
import { newUserId } from '@osta/platform/testing/service-harness';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { done, openMarket, patiently, slotsPath, view, type Known, type Market } from './market.ts';

let market: Market;
let salma: Known;

beforeAll(async () => {
  market = await openMarket();
  salma = await market.customer('Salma');
});

afterAll(() => market.stop());

const offer: Market['offer'] = (professional, confirmation) =>
  market.offer(professional, confirmation);

/** What a lost race answers, among other things. */
const Lost = z.object({
  code: z.string(),
  alternatives: z.array(TimeWindow),
  similar: SlotTaken.shape.similar,
});

function codeOf(body: unknown): string {
  return Lost.parse(body).code;
}

function tabOf(status: string): string | null {
  const tabs = Object.entries(statusesOfTab);
  return tabs.find(([, all]) => all.some((each) => each === status))?.[0] ?? null;
}

/** How many writers wait for their turn with a professional. */
async function waitingAtGate(): Promise<number> {
  const rows = await market.harness.query(
    "select from pg_locks where locktype = 'advisory' and not granted",
  );
  return rows.length;
}

async function starts(offeringId: OfferingId): Promise<readonly string[]> {
  const { body } = await market.harness.guest.get(slotsPath(offeringId, '2026-03-02'));
  return Slots.parse(body).slots.map(({ startsAt }) => startsAt);
}

const noon = '2026-03-02T10:00:00.000Z';

it.each<[string, string, object]>([
  ['that is no day', 'tomorrow', { rule: 'date' }],
  ['that no calendar has', '2026-02-30', { rule: 'date' }],
  ['of another age', '2200-01-01', { rule: 'date' }],
  ['before the first one', '2026-02-28', { rule: 'before-first-day' }],
  ['too many days later', '2026-04-12', { rule: 'most-days', limit: 42 }],
])('a last day %s is refused at its field, by its own rule', async (_what, to, problem) => {
  const path = slotsPath('01980000-0000-7000-8000-0000000000e1', '2026-03-01', to);
  const { status, body } = await market.harness.guest.get(path);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ field: 'query.to', ...problem }],
  });
  const last = slotsPath('01980000-0000-7000-8000-0000000000e1', '2026-03-01', '2026-04-11');
  expect((await market.harness.guest.get(last)).status).not.toBe(400);
});

describe('a free slot', () => {
  it('is held, placed and confirmed at once, and nobody else is offered it meanwhile', async () => {
    const omar = await market.professional('Omar');
    const offeringId = await offer(omar);
    expect(await starts(offeringId)).toContain(noon);

    const { bookingId } = done(
      await salma.client.post('/api/bookings/holds', { offeringId, startsAt: noon }),
    );
    expect(await starts(offeringId)).not.toContain(noon);
    const path = `/api/bookings/${bookingId}`;
    const place = { placeId: 'm-tajura', addressNote: 'الباب الأخضر', note: '' };
    expect(done(await salma.client.post(`${path}/place`, place)).status).toBe('confirmed');
    expect(await view(omar, path)).toMatchObject({
      status: 'confirmed',
      addressNote: 'الباب الأخضر',
      requestId: null,
      offeringId,
    });
  });

  it('waits for the professional who wants to approve, and shows the address only then', async () => {
    const omar = await market.professional('Omar');
    const offeringId = await offer(omar, 'approval');
    const { bookingId } = done(
      await salma.client.post('/api/bookings/holds', { offeringId, startsAt: noon }),
    );
    const path = `/api/bookings/${bookingId}`;
    const place = { placeId: 'm-tajura', addressNote: 'الباب الأخضر', note: '' };
    expect(done(await salma.client.post(`${path}/place`, place)).status).toBe('pending');
    expect(await view(omar, path)).toMatchObject({
      addressNote: null,
      allowed: expect.arrayContaining(['confirm']),
    });
    done(await omar.client.post(`${path}/confirm`));
    expect((await view(omar, path)).addressNote).toBe('الباب الأخضر');
  });

  it('cannot be held while an admin hides the service, and what was booked before stays', async () => {
    const omar = await market.professional('Omar');
    const nadia = await market.customer('Nadia');
    const offeringId = await offer(omar);
    const hold = (startsAt: string): Promise<TestAnswer> =>
      nadia.client.post('/api/bookings/holds', { offeringId, startsAt });
    const { bookingId } = done(await hold(noon));
    const path = `/api/bookings/${bookingId}`;
    const place = { placeId: 'm-tajura', addressNote: '', note: '' };
    expect(done(await nadia.client.post(`${path}/place`, place)).status).toBe('confirmed');

    const slotsAnswer = (status: number): Promise<unknown> =>
      vi.waitUntil(
        async () => (await market.harness.guest.get(slotsPath(offeringId))).status === status,
        patiently,
      );
    await market.moderate(offeringId, true);
    await slotsAnswer(404);
    const morning = '2026-03-03T08:00:00.000Z';
    expect(await hold(morning)).toMatchObject({
      status: 404,
      body: { code: 'SERVICE_NOT_BOOKABLE' },
    });
    expect((await view(omar, path)).status).toBe('confirmed');

    await market.moderate(offeringId, false);
    await slotsAnswer(200);
    expect((await hold(morning)).status).toBe(201);
  });

  it('cannot be held while its professional is suspended', async () => {
    const omar = await market.professional('Omar');
    const offeringId = await offer(omar);
    const hold = () => salma.client.post('/api/bookings/holds', { offeringId, startsAt: noon });
    const note = { cause: 'complaints', note: 'Three complaints in a week' };
    const told = (name: string, data = {}) =>
      market.harness.publish(omar.id, {
        type: `osta.application.application-${name}`,
        data: { applicantId: omar.id, ...data },
      });
    const slotsAnswer = (status: number) =>
      vi.waitUntil(
        async () => (await market.harness.guest.get(slotsPath(offeringId))).status === status,
        patiently,
      );
    await told('suspended', note);
    await slotsAnswer(404);
    expect(await hold()).toMatchObject({
      status: 404,
      body: { code: 'SERVICE_NOT_BOOKABLE' },
    });
    await told('reinstated');
    await slotsAnswer(200);
    expect((await hold()).status).toBe(201);
  });

  it('fills a day by its daily cap, also when two customers take different times at once', async () => {
    const omar = await market.professional('Omar');
    const offeringId = await market.offer(omar, 'instant', { dailyCap: 1 });
    const [nadia, ali] = [await market.customer('Nadia'), await market.customer('Ali')];
    // Both read that nothing is booked before either writes
    const gate = new Client({ connectionString: market.harness.databaseUrl });
    await gate.connect();
    await gate.query('select pg_advisory_lock(hashtextextended($1, 1))', [omar.id]);
    const race = Promise.all([
      nadia.client.post('/api/bookings/holds', { offeringId, startsAt: noon }),
      ali.client.post('/api/bookings/holds', { offeringId, startsAt: '2026-03-02T14:00:00.000Z' }),
    ]);
    await vi.waitUntil(async () => (await waitingAtGate()) > 1, patiently);
    await gate.end();
    const [lost, ...others] = (await race).filter(({ status }) => status !== 201);
    expect(others).toEqual([]);
    expect(lost?.status).toBe(409);
    const { code, alternatives } = Lost.parse(lost?.body);
    expect(code).toBe('SLOT_TAKEN');
    expect(alternatives.length).toBe(3);
    expect(alternatives.filter(({ startsAt }) => startsAt.startsWith('2026-03-02'))).toEqual([]);
  });

  it('is free again when the hold runs out', async () => {
    const omar = await market.professional('Omar');
    const offeringId = await offer(omar);
    done(await salma.client.post('/api/bookings/holds', { offeringId, startsAt: noon }));
    market.harness.clock.set('2026-03-01T07:35:00.000Z');
    await market.harness.fireTimers();
    expect(await starts(offeringId)).toContain(noon);
    market.harness.clock.set('2026-03-01T07:30:00.000Z');
  });

  it('goes to one of two hundred, and the others are told what is free', async () => {
    const omar = await market.professional('Omar');
    const offeringId = await offer(omar);
    await market.settle(omar, { latitude: 32.88, longitude: 13.19 });
    const others: OfferingId[] = [];
    for (const longitude of [13.3, 13.2, 13.4, 13.25, 20.06]) {
      const other = await market.professional('Ali');
      others.push(await offer(other));
      await market.settle(other, { latitude: 32.88, longitude });
    }
    const racers: TestClient[] = [];
    for (let n = 0; n < 200; n += 1) racers.push(await market.harness.as(newUserId()));

    // Nobody writes before several have read that the slot is free
    const gate = new Client({ connectionString: market.harness.databaseUrl });
    await gate.connect();
    await gate.query('select pg_advisory_lock(hashtextextended($1, 1))', [omar.id]);
    const race = (some: readonly TestClient[]): Promise<TestAnswer[]> =>
      Promise.all(
        some.map((racer) => racer.post('/api/bookings/holds', { offeringId, startsAt: noon })),
      );
    const first = race(racers.slice(0, 20));
    await vi.waitUntil(async () => (await waitingAtGate()) > 1, patiently);
    await gate.end();
    const answers = await first;
    // The others in waves: a service that is asked for more than it can do answers 503 on purpose
    for (let next = 20; next < racers.length; next += 20) {
      answers.push(...(await race(racers.slice(next, next + 20))));
    }
    const counts = new Map<number, number>();
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({ 201: 1, 409: 199 });
    expect(
      new Set(answers.map(({ status, body }) => (status === 409 ? codeOf(body) : ''))),
    ).toEqual(new Set(['', 'SLOT_TAKEN']));
    const lost = answers.find(({ status }) => status === 409)?.body;
    const alternatives = Lost.parse(lost).alternatives.map(({ startsAt }) => startsAt);
    // Half an hour of buffers and an hour and a half of work: every free start is two hours away
    expect(alternatives).toEqual([
      '2026-03-02T08:00:00.000Z',
      '2026-03-02T12:00:00.000Z',
      '2026-03-02T07:30:00.000Z',
    ]);
    const { similar } = Lost.parse(lost);
    expect(similar.map(({ offeringId: id, distanceMeters }) => [id, distanceMeters])).toEqual([
      [others[1], 934],
      [others[3], 5603],
      [others[0], 10_272],
    ]);
    const [near] = similar;
    expect(near?.startsAt).toBe(noon);
    const there = { offeringId: near?.offeringId, startsAt: near?.startsAt };
    expect(done(await salma.client.post('/api/bookings/holds', there)).status).toBe('held');
    const again = await salma.client.post('/api/bookings/holds', {
      offeringId,
      startsAt: alternatives[0],
    });
    expect(done(again).status).toBe('held');
    const overlaps = await market.harness.query(`
      select from booking.booking as one join booking.booking as other
        on one.professional_id = other.professional_id and one.id < other.id
        and one.busy && other.busy`);
    expect(overlaps).toHaveLength(0);
  });
});

it('knows where professionals start from, until they are erased', async () => {
  const omar = await market.professional('Omar');
  const placeOf = () =>
    market.harness.query<{ latitude: number; longitude: number; is_chosen: boolean }>(
      'select latitude, longitude, is_chosen from booking.work_place where id = $1',
      [omar.id],
    );
  const publish = (placeId: string) =>
    market.harness.publish(omar.id, {
      type: 'osta.professional.profile-published',
      data: {
        categoryIds: ['plumbing'],
        placeId,
        headline: { ar: '', en: '' },
        experienceYears: 3,
      },
    });
  await publish('m-tajura');
  const [middle] = await vi.waitUntil(async () => {
    const rows = await placeOf();
    return rows.length > 0 && rows;
  }, patiently);
  expect(middle?.is_chosen).toBe(false);
  const erased = { type: 'osta.account.account-erased', data: {} };
  await market.harness.publish(omar.id, erased);
  await vi.waitUntil(async () => (await placeOf()).length === 0, patiently);
  // What arrives late does not bring it back
  await publish('m-tajura');
  await market.settle(await market.professional('Ali'), { latitude: 32.5, longitude: 13 });
  expect(await placeOf()).toEqual([]);
});

it('shows each status in the tab that the contract names', async () => {
  const rows = await market.harness.query<{ status: string; tab: string | null }>(`
    select status, tab from booking.booking group by 1, 2`);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(({ status, tab }) => tab !== tabOf(status))).toEqual([]);
});
