import { Strikes, UnresolvedPage } from '@osta/contracts/booking/strike';
import type { OfferingId } from '@osta/contracts/ids';
import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { done, openMarket, slotsPath, view, type Known, type Market } from './market.ts';

const morning = '2026-03-01T07:30:00.000Z';
/** Within a day of `morning`, so cancelling is late. */
const soon = [
  '2026-03-01T12:00:00.000Z',
  '2026-03-01T15:00:00.000Z',
  '2026-03-02T06:00:00.000Z',
] as const;
const reason = 'الطريق كانت مسكرة';

let market: Market;
let admin: TestClient;
let salma: Known;

beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});

beforeEach(async () => {
  market.harness.clock.set(morning);
  salma = await market.customer('Salma');
});

afterAll(() => market.stop());

async function strikesOf({ client }: Known): Promise<Strikes> {
  return Strikes.parse((await client.get('/api/bookings/strikes')).body);
}

async function unresolved(): Promise<UnresolvedPage> {
  return UnresolvedPage.parse((await admin.get('/api/bookings/unresolved?limit=50')).body);
}

/** Books and cancels late three times; returns the paths of the bookings. */
async function struck(canceller: 'customer' | 'professional', omar: Known): Promise<string[]> {
  const paths: string[] = [];
  for (const startsAt of soon) {
    const { path } = await market.book(salma, omar, startsAt);
    const { client } = canceller === 'customer' ? salma : omar;
    done(await client.post(`${path}/cancel`, { reason: '' }));
    paths.push(path);
  }
  return paths;
}

/** Answers the code of the hold of a slot of next week. */
async function hold({ client }: Known, offeringId: OfferingId): Promise<unknown> {
  const body = { offeringId, startsAt: '2026-03-05T10:00:00.000Z' };
  const { body: answer } = await client.post('/api/bookings/holds', body);
  return answer;
}

describe('strikes of a customer', () => {
  it('pause booking by slot, until enough of them are lifted or old', async () => {
    const [omar, ali] = [await market.professional('Omar'), await market.professional('Ali')];
    const offeringId = await market.offer(ali);
    const [path = ''] = await struck('customer', omar);

    const strikes = await strikesOf(salma);
    expect(strikes).toMatchObject({ limit: 3, days: 90, pausedUntil: '2026-05-30T12:00:00.000Z' });
    expect(strikes.items).toMatchObject([
      { of: 'customer', cause: 'late-cancellation', standing: 'stands', counts: true },
      { startsAt: soon[1] },
      { startsAt: soon[0] },
    ]);
    expect(await hold(salma, offeringId)).toMatchObject({
      code: 'BOOKING_PAUSED',
      until: '2026-05-30T12:00:00.000Z',
    });
    const days = { offeringId, firstDay: '2026-03-05', lastDay: '2026-03-06' };
    expect((await salma.client.post('/api/bookings/waits', days)).body).toMatchObject({
      code: 'BOOKING_PAUSED',
    });

    done(await admin.post(`${path}/lift-strike`, { reason }));
    expect(await strikesOf(salma)).toMatchObject({ pausedUntil: null });
    expect(await hold(salma, offeringId)).toMatchObject({ status: 'held' });
    expect((await view(salma, path)).strike).toMatchObject({
      standing: 'lifted',
      decision: reason,
    });
    expect((await view(omar, path)).strike).toBeNull();

    market.harness.clock.set('2026-06-01T00:00:00.000Z');
    expect((await strikesOf(salma)).items).toEqual([]);
  });

  it('are contested, wait for an admin, and are upheld with a reason', async () => {
    const omar = await market.professional('Omar');
    const [path = ''] = await struck('customer', omar);
    expect((await omar.client.post(`${path}/contest-strike`, { reason })).status).toBe(409);
    expect((await salma.client.post(`${path}/contest-strike`, { reason: ' ' })).status).toBe(400);
    done(await salma.client.post(`${path}/contest-strike`, { reason }));
    expect((await strikesOf(salma)).pausedUntil).toBeNull();

    const waiting = (await unresolved()).items.find(({ id }) => path.endsWith(id));
    expect(waiting).toMatchObject({ about: 'strike', customer: { fullName: 'Salma' } });
    expect((await salma.client.get('/api/bookings/unresolved')).status).toBe(403);
    expect((await admin.get(path)).body).toMatchObject({
      strike: { objection: reason },
      allowed: ['lift-strike', 'uphold-strike'],
    });

    done(await admin.post(`${path}/uphold-strike`, { reason }));
    expect((await strikesOf(salma)).pausedUntil).not.toBeNull();
    expect((await unresolved()).items.some(({ id }) => path.endsWith(id))).toBe(false);
    expect((await salma.client.post(`${path}/contest-strike`, { reason })).status).toBe(409);
  });
});

describe('strikes of a professional', () => {
  it('take their services out of booking by slot', async () => {
    const omar = await market.professional('Omar');
    const offeringId = await market.offer(omar);
    const paths = await struck('professional', omar);
    const slots = slotsPath(offeringId);
    expect((await market.harness.guest.get(slots)).body).toMatchObject({
      code: 'SERVICE_NOT_BOOKABLE',
    });
    expect(await hold(salma, offeringId)).toMatchObject({ code: 'SERVICE_NOT_BOOKABLE' });
    expect((await strikesOf(salma)).items).toEqual([]);
    expect((await strikesOf(omar)).items).toHaveLength(paths.length);

    done(await admin.post(`${paths[0]}/lift-strike`, { reason }));
    expect((await market.harness.guest.get(slots)).status).toBe(200);
    expect((await omar.client.get('/api/bookings/my-data')).body).toMatchObject({
      bookings: [
        { strike: { of: 'professional' } },
        { strike: { of: 'professional' } },
        { strike: { of: 'professional' } },
      ],
    });
  });

  it('follow from a no-show, and go when it is contested and resolved for them', async () => {
    const omar = await market.professional('Omar');
    const { path } = await market.book(salma, omar, soon[0]);
    market.harness.clock.set('2026-03-01T12:30:00.000Z');
    done(await salma.client.post(`${path}/report-no-show`, { reason }));
    expect((await strikesOf(omar)).items).toMatchObject([{ cause: 'no-show', counts: true }]);

    done(await omar.client.post(`${path}/contest-no-show`, { reason }));
    const waiting = (await unresolved()).items.find(({ id }) => path.endsWith(id));
    expect(waiting).toMatchObject({ about: 'no-show', status: 'disputed' });
    expect((await admin.post(`${path}/lift-strike`, { reason })).status).toBe(409);
    done(await admin.post(`${path}/resolve-dispute`, { outcome: 'completed', reason }));
    expect((await strikesOf(omar)).items).toMatchObject([{ standing: 'lifted', counts: false }]);
  });
});
