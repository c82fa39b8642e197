import { Slots } from '@osta/contracts/booking/slots-api';
import type { OfferingId } from '@osta/contracts/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { done, openMarket, slotsPath, view, type Known, type Market } from './market.ts';
import { codeOf } from './shops.ts';

let market: Market;
let salma: Known;

beforeAll(async () => {
  market = await openMarket();
  salma = await market.customer('Salma');
});

afterAll(() => market.stop());

const noon = '2026-03-02T10:00:00.000Z';

async function starts(offeringId: OfferingId): Promise<readonly string[]> {
  const { body } = await market.harness.guest.get(slotsPath(offeringId, '2026-03-02'));
  return Slots.parse(body).slots.map(({ startsAt }) => startsAt);
}

describe('the daily cap of a service', () => {
  it('counts a booking once, also while another time is proposed for it', async () => {
    const omar = await market.professional('Omar');
    const offeringId = await market.offer(omar, 'instant', { dailyCap: 2 });
    const { bookingId } = done(
      await salma.client.post('/api/bookings/holds', { offeringId, startsAt: noon }),
    );
    const path = `/api/bookings/${bookingId}`;
    done(await salma.client.post(`${path}/place`, { placeId: 'm-tajura' }));
    const newStartsAt = '2026-03-02T14:00:00.000Z';
    done(await salma.client.post(`${path}/propose-time`, { newStartsAt }));
    const morning = '2026-03-02T06:00:00.000Z';
    expect(await starts(offeringId)).toContain(morning);
    done(await salma.client.post('/api/bookings/holds', { offeringId, startsAt: morning }));
    expect(await starts(offeringId)).toEqual([]);
  });

  it('counts work that is done, also when its time is free again', async () => {
    const omar = await market.professional('Omar');
    const offeringId = await market.offer(omar, 'instant', { dailyCap: 1 });
    const ali = await market.professional('Ali');
    const similar = await market.offer(ali, 'instant');
    await market.settle(omar, { latitude: 32.88, longitude: 13.19 });
    await market.settle(ali, { latitude: 32.88, longitude: 13.2 });
    const held = await salma.client.post('/api/bookings/holds', { offeringId, startsAt: noon });
    const path = `/api/bookings/${done(held).bookingId}`;
    done(await salma.client.post(`${path}/place`, { placeId: 'm-tajura' }));
    market.harness.clock.set('2026-03-02T05:00:00.000Z');
    const { startCode: code } = await view(salma, path);
    done(await omar.client.post(`${path}/start`, { code }));
    done(await omar.client.post(`${path}/finish`, { finalPrice: 60_000 }));

    expect(await starts(offeringId)).toEqual([]);
    const again = await salma.client.post('/api/bookings/holds', { offeringId, startsAt: noon });
    expect([again.status, codeOf(again)]).toEqual([409, 'SLOT_TAKEN']);
    expect(again.body).toMatchObject({ similar: [{ offeringId: similar }] });
    // The database counts the same, whoever writes
    await expect(
      market.harness.query(
        `insert into booking.booking (id, version, fold, state, created_at, updated_at)
         select gen_random_uuid(), 1, fold, state || '{"status": "held"}', now(), now()
         from booking.booking where professional_id = $1`,
        [omar.id],
      ),
    ).rejects.toThrow('The day is full for this service');
    market.harness.clock.set('2026-03-01T07:30:00.000Z');
  });
});
