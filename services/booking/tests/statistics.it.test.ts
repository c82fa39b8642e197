import { WorkStatistics } from '@osta/contracts/booking/statistics-api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { done, openMarket, patiently, type Known, type Market } from './market.ts';

const noon = '2026-03-03T10:00:00.000Z';
const placeId = 'm-tajura';

let market: Market;
let salma: Known;
let omar: Known;

beforeAll(async () => {
  market = await openMarket();
  salma = await market.customer('Salma');
  omar = await market.professional('Omar');
});

afterAll(() => market.stop());

async function asked({ client }: Known, by = 'week'): Promise<WorkStatistics> {
  return WorkStatistics.parse((await client.get(`/api/bookings/statistics?by=${by}`)).body);
}

describe('the statistics of a professional', () => {
  it('count what was placed, answered, done, cancelled and paid, each on its day', async () => {
    const offeringId = await market.offer(omar, 'approval');
    const place = async (startsAt: string): Promise<string> => {
      const { bookingId } = done(
        await salma.client.post('/api/bookings/holds', { offeringId, startsAt }),
      );
      const path = `/api/bookings/${bookingId}`;
      done(await salma.client.post(`${path}/place`, { placeId, addressNote: '' }));
      return path;
    };
    const job = await place(noon);
    market.harness.clock.advance(30 * 60_000);
    done(await omar.client.post(`${job}/confirm`));
    done(await salma.client.post(`${job}/start`, { code: null }));
    done(await omar.client.post(`${job}/finish`, { finalPrice: 60_000 }));
    done(await omar.client.post(`${job}/record-cash`, { amount: 60_000 }));
    done(await salma.client.post(`${job}/complete`));
    const given = await place('2026-03-04T10:00:00.000Z');
    done(await omar.client.post(`${given}/cancel`, { reason: 'Ill' }));
    const other = await place('2026-03-05T10:00:00.000Z');
    done(await salma.client.post(`${other}/cancel`, { reason: '' }));

    const expected = {
      bookings: 3,
      ended: 3,
      completed: 1,
      cancelled: 2,
      dropped: 1,
      wait: 30,
      revenue: 60_000,
    };
    await vi.waitFor(async () => expect((await asked(omar)).total).toMatchObject(expected), {
      ...patiently,
    });
    for (const by of ['week', 'month']) {
      const { columns, total } = await asked(omar, by);
      expect(columns).toHaveLength(12);
      expect(columns.at(-1)).toMatchObject(expected);
      expect(columns.slice(0, -1).every(({ bookings, ended }) => bookings + ended === 0)).toBe(
        true,
      );
      expect([total.from, total.until]).toEqual([columns[0]?.from, columns.at(-1)?.until]);
    }
  });

  it('are those of the reader alone', async () => {
    const nadia = await market.professional('Nadia');
    expect((await asked(nadia)).total).toMatchObject({ bookings: 0, wait: null, revenue: 0 });
  });

  it.each(['by=day', 'by=', 'from=2026-03-01'])(
    'are refused for what is no step: %s',
    async (query) => {
      expect((await omar.client.get(`/api/bookings/statistics?${query}`)).status).toBe(400);
    },
  );
});
