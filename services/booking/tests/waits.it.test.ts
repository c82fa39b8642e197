import type { OfferingId } from '@osta/contracts/ids';
import { SlotWaitReceipt, SlotWaits, type SlotWaitView } from '@osta/contracts/wait/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { done, openMarket, patiently, view, type Known, type Market } from './market.ts';

let market: Market;

beforeAll(async () => {
  market = await openMarket();
});

afterAll(() => market.stop());

const noon = '2026-03-02T10:00:00.000Z';
const opening = '2026-03-01T07:30:00.000Z';
const day = { firstDay: '2026-03-02', lastDay: '2026-03-02' };
const place = { placeId: 'm-tajura' };

async function book(customer: Known, offeringId: OfferingId): Promise<string> {
  const { client } = customer;
  const held = done(await client.post('/api/bookings/holds', { offeringId, startsAt: noon }));
  const path = `/api/bookings/${held.bookingId}`;
  done(await client.post(`${path}/place`, place));
  return path;
}

async function join({ client }: Known, offeringId: OfferingId): Promise<string> {
  const answer = await client.post('/api/bookings/waits', { offeringId, ...day });
  expect(answer.status).toBe(201);
  return SlotWaitReceipt.parse(answer.body).waitId;
}

/** Joins the line a second after the others. */
async function joinAfter(customer: Known, offeringId: OfferingId): Promise<string> {
  market.harness.clock.set('2026-03-01T07:30:01.000Z');
  const waitId = await join(customer, offeringId);
  market.harness.clock.set(opening);
  return waitId;
}

async function waits({ client }: Known): Promise<readonly SlotWaitView[]> {
  return SlotWaits.parse((await client.get('/api/bookings/waits')).body).items;
}

/** Waits until somebody is offered a slot, and returns the path of the booking that holds it. */
async function offered(customer: Known): Promise<string> {
  const offer = await vi.waitUntil(async () => (await waits(customer))[0]?.offer, patiently);
  return `/api/bookings/${offer.bookingId}`;
}

/** Whom somebody's slot at noon belongs to, also before the customer answers. */
async function holdersOf(professional: Known): Promise<number> {
  const rows = await market.harness.query(
    `select from booking.booking where professional_id = $1 and starts_at = $2
       and status in ('held', 'pending', 'confirmed')`,
    [professional.id, noon],
  );
  return rows.length;
}

async function people(): Promise<{
  readonly omar: Known;
  readonly offeringId: OfferingId;
  readonly path: string;
  readonly booked: Known;
  readonly first: Known;
  readonly second: Known;
}> {
  const omar = await market.professional('Omar');
  const offeringId = await market.offer(omar);
  const booked = await market.customer('Salma');
  const path = await book(booked, offeringId);
  const first = await market.customer('Huda');
  const second = await market.customer('Nizar');
  return { omar, offeringId, path, booked, first, second };
}

describe('a wait for a free slot', () => {
  it('is offered what a cancellation frees, one person after the other', async () => {
    const { omar, offeringId, path, booked, first, second } = await people();
    await join(first, offeringId);
    await joinAfter(second, offeringId);
    expect((await waits(second))[0]).toMatchObject({ ahead: 1, offer: null });

    done(await booked.client.post(`${path}/cancel`, {}));
    const offer = await offered(first);
    expect(await view(first, offer)).toMatchObject({
      status: 'held',
      isOffered: true,
      startsAt: noon,
      heldUntil: '2026-03-01T08:00:00.000Z',
    });
    expect((await waits(second))[0]?.offer).toBeNull();
    expect((await second.client.get(offer)).status).toBe(404);

    // The first one says nothing for half an hour
    market.harness.clock.set('2026-03-01T08:00:00.000Z');
    await market.harness.fireTimers();
    const next = await offered(second);
    expect(next).not.toBe(offer);
    expect(done(await second.client.post(`${next}/place`, place)).status).toBe('confirmed');
    await vi.waitUntil(async () => (await waits(second)).length === 0, patiently);
    // The wait of the first one goes on
    expect(await waits(first)).toMatchObject([{ offer: null, ahead: 0 }]);
    expect(await holdersOf(omar)).toBe(1);
    market.harness.clock.set(opening);
  });

  it('never shares a slot with people who race for it', async () => {
    const { omar, offeringId, path, booked, first, second } = await people();
    await join(first, offeringId);
    await joinAfter(second, offeringId);
    const racers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => market.customer(`Racer ${n}`)),
    );
    const [cancelled, ...holds] = await Promise.all([
      booked.client.post(`${path}/cancel`, {}),
      ...racers.map(({ client }) =>
        client.post('/api/bookings/holds', { offeringId, startsAt: noon }),
      ),
    ]);
    expect(cancelled.status).toBe(200);
    await vi.waitUntil(async () => (await holdersOf(omar)) === 1, patiently);
    const won = holds.filter(({ status }) => status === 201).length;
    const offers = [...(await waits(first)), ...(await waits(second))].filter(
      ({ offer }) => offer?.startsAt === noon,
    );
    expect(won + offers.length).toBe(1);
  });

  it('gives its offer to the next one when it is left, and is nobody else’s', async () => {
    const { offeringId, path, booked, first, second } = await people();
    const waitId = await join(first, offeringId);
    await joinAfter(second, offeringId);
    done(await booked.client.post(`${path}/cancel`, {}));
    await offered(first);
    const leave = `/api/bookings/waits/${waitId}/leave`;
    expect(await second.client.post(leave)).toMatchObject({
      status: 404,
      body: { code: 'WAIT_NOT_FOUND' },
    });
    expect((await first.client.post(leave)).status).toBe(200);
    expect(await first.client.post(leave)).toMatchObject({
      status: 409,
      body: { code: 'WAIT_IS_OVER', state: 'left' },
    });
    expect(await waits(first)).toEqual([]);
    await offered(second);
  });

  it('stands in a line once, also when it is joined twice at the same moment', async () => {
    const { offeringId, first } = await people();
    const twice = await Promise.all(
      [1, 2].map(() => first.client.post('/api/bookings/waits', { offeringId, ...day })),
    );
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await waits(first)).toHaveLength(1);
  });

  it('ends with its last day, and with the account', async () => {
    const { offeringId, first, second } = await people();
    await join(first, offeringId);
    await joinAfter(second, offeringId);
    await market.harness.publish(second.id, { type: 'osta.account.account-erased', data: {} });
    await expect.poll(() => waits(second), patiently).toEqual([]);
    market.harness.clock.set('2026-03-02T22:00:00.000Z');
    await market.harness.fireTimers();
    await expect.poll(() => waits(first), patiently).toEqual([]);
    market.harness.clock.set(opening);

    // Sealed, as in the booking of the same service
    const ends = (await market.harness.events()).filter(
      ({ type, data }) => type.includes('slot-wait-ended') && data['offeringId'] === offeringId,
    );
    const sealed = { ar: expect.stringContaining('sealed:1:') as string, en: '' };
    expect(ends).toHaveLength(2);
    expect(ends.map(({ data }) => data['offeringName'])).toEqual([sealed, sealed]);
  });
});
