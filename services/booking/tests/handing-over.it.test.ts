import { Calendar } from '@osta/contracts/booking/api';
import { Conversation, UnreadMessages } from '@osta/contracts/booking/conversation-api';
import { Colleagues } from '@osta/contracts/booking/hand-over-api';
import { MyBookings } from '@osta/contracts/booking/my-data';
import { Slots } from '@osta/contracts/booking/slots-api';
import { StoreCalendar } from '@osta/contracts/booking/store-calendar-api';
import type { OfferingId } from '@osta/contracts/ids';
import { SlotWaits } from '@osta/contracts/wait/api';
import type { TestAnswer } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { done, openMarket, patiently, slotsPath, view, type Known, type Market } from './market.ts';
import { codeOf, join, openShop, type Shop, untilBookable } from './shops.ts';

let market: Market;
let salma: Known;

beforeAll(async () => {
  market = await openMarket();
  salma = await market.customer('Salma');
});

afterAll(() => market.stop());

const noon = '2026-03-02T10:00:00.000Z';
const march = 'from=2026-03-01T00:00:00.000Z&until=2026-03-31T00:00:00.000Z';

interface Booked {
  readonly omar: Known;
  readonly rami: Known;
  readonly sami: Known;
  readonly offerings: Readonly<Record<'omar' | 'rami' | 'sami', OfferingId>>;
  readonly shop: Shop;
  readonly path: string;
}

/** Three do the same service at a store, one of whom is its manager. A customer has booked the first one. */
async function booked(): Promise<Booked> {
  const omar = await market.professional('Omar');
  const rami = await market.professional('Rami');
  const sami = await market.professional('Sami');
  const shop = await openShop(market, omar);
  await join(shop.tell, rami);
  await join(shop.tell, sami, 'manager');
  await untilBookable(market, shop, sami, true);
  const offerings = {
    omar: await market.offer(omar),
    rami: await market.offer(rami),
    sami: await market.offer(sami),
  };
  const held = await salma.client.post('/api/bookings/holds', {
    offeringId: offerings.omar,
    startsAt: noon,
    storeId: shop.storeId,
  });
  const path = `/api/bookings/${done(held).bookingId}`;
  done(await salma.client.post(`${path}/place`, { placeId: 'm-tajura' }));
  return { omar, rami, sami, offerings, shop, path };
}

function handOver(by: Known, path: string, from: Known, to: Known): Promise<TestAnswer> {
  const body = { fromId: from.id, startsAt: noon, toId: to.id };
  return by.client.post(`${path}/hand-over`, body);
}

async function colleagues({ client }: Known, path: string): Promise<Colleagues['items']> {
  return Colleagues.parse((await client.get(`${path}/colleagues`)).body).items;
}

async function isFree(offeringId: OfferingId): Promise<boolean> {
  const { body } = await market.harness.guest.get(slotsPath(offeringId, '2026-03-02'));
  return Slots.parse(body).slots.some(({ startsAt }) => startsAt === noon);
}

async function inCalendar({ client }: Known): Promise<number> {
  const { body } = await client.get(`/api/bookings/calendar?${march}`);
  return Calendar.parse(body).items.length;
}

async function unread({ client }: Known): Promise<UnreadMessages['items']> {
  return UnreadMessages.parse((await client.get('/api/bookings/unread-messages')).body).items;
}

describe('a booking at a store', () => {
  it('is handed over to a colleague, and its time moves from one day to the other', async () => {
    const { omar, rami, sami, offerings, shop, path } = await booked();
    const lina = await market.customer('Lina');
    const days = { firstDay: '2026-03-02', lastDay: '2026-03-02' };
    await lina.client.post('/api/bookings/waits', { offeringId: offerings.omar, ...days });
    expect(await colleagues(shop.owner, path)).toEqual(
      [rami, sami].map(({ id }, n) => ({
        id,
        fullName: ['Rami', 'Sami'][n],
        reason: null,
        busy: null,
      })),
    );
    const shown = async (reader: Known) => {
      const { body } = await reader.client.get(`/api/bookings/stores/${shop.storeId}?${march}`);
      return StoreCalendar.parse(body).items.map((each) => [
        each.professional.fullName,
        each.canHandOver,
      ]);
    };
    expect(await shown(shop.owner)).toEqual([['Omar', true]]);
    expect(await shown(omar)).toEqual([['Omar', false]]);

    expect(done(await handOver(shop.owner, path, omar, rami)).status).toBe('confirmed');
    expect(await shown(shop.owner)).toEqual([['Rami', true]]);
    const seen = await view(salma, path);
    expect(seen).toMatchObject({
      professional: { id: rami.id, fullName: 'Rami' },
      startsAt: noon,
      price: { kind: 'fixed', amount: 60_000 },
      cancellation: { freeUntil: noon, isLate: false },
      offeringId: offerings.rami,
      serviceName: 'كشف تسرب',
    });
    expect(seen.history.at(-1)).toMatchObject({
      what: 'booking-handed-over',
      by: 'store',
      handedOver: { from: 'Omar', to: 'Rami' },
    });
    // The former professional has no part in it any more, and sees their own past in their data alone
    expect((await omar.client.get(path)).status).toBe(404);
    expect([await inCalendar(omar), await inCalendar(rami)]).toEqual([0, 1]);
    expect(await isFree(offerings.rami)).toBe(false);
    const mine = MyBookings.parse((await shop.owner.client.get('/api/bookings/my-data')).body);
    expect(mine.bookings).toEqual([]);
    expect(mine.history.map(({ type }) => type)).toEqual([
      expect.stringContaining('booking-handed-over'),
    ]);
    // Who waited for the time that is free again is offered it
    await vi.waitFor(async () => {
      const { body } = await lina.client.get('/api/bookings/waits');
      expect(SlotWaits.parse(body).items).toMatchObject([{ offer: { startsAt: noon } }]);
    }, patiently);
    await vi.waitFor(
      async () =>
        expect(
          await market.harness.query(
            'select professional_id as id from booking.work_figure where id = $1',
            [path.split('/').at(-1)],
          ),
        ).toEqual([{ id: rami.id }]),
      patiently,
    );
    done(await rami.client.post(`${path}/leave-for`));
  });

  it('is handed over by owner and managers alone, and only to their staff', async () => {
    const { omar, rami, shop, path } = await booked();
    const elsewhere = await market.professional('Nizar');
    await market.offer(elsewhere);
    const otherShop = await openShop(market, elsewhere);
    await untilBookable(market, otherShop, elsewhere, true);
    for (const nobody of [omar, rami, salma, otherShop.owner, elsewhere]) {
      expect(codeOf(await handOver(nobody, path, omar, rami))).toBe('BOOKING_NOT_FOUND');
      expect((await nobody.client.get(`${path}/colleagues`)).status).toBe(404);
    }
    for (const nobody of [elsewhere, omar, salma]) {
      const answer = await handOver(shop.owner, path, omar, nobody);
      expect([answer.status, codeOf(answer)]).toEqual([404, 'COLLEAGUE_NOT_FOUND']);
    }
    expect((await view(salma, path)).professional.id).toBe(omar.id);
  });

  it('is handed over once, although two do it at the same time', async () => {
    const { omar, rami, sami, shop, path } = await booked();
    const answers = await Promise.all([
      handOver(shop.owner, path, omar, rami),
      handOver(sami, path, omar, sami),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers.find(({ status }) => status === 409);
    const { professional } = await view(salma, path);
    expect(lost?.body).toMatchObject({
      code: 'HANDING_OVER_OUTDATED',
      professionalId: professional.id,
      startsAt: noon,
    });
  });

  it('is not handed over to who was booked meanwhile, whoever is faster', async () => {
    const { omar, rami, sami, offerings, shop, path } = await booked();
    const lina = await market.customer('Lina');
    const hold = (offeringId: OfferingId): Promise<TestAnswer> =>
      lina.client.post('/api/bookings/holds', { offeringId, startsAt: noon });
    done(await hold(offerings.rami));
    expect(codeOf(await handOver(shop.owner, path, omar, rami))).toBe('SLOT_TAKEN');
    expect(await colleagues(shop.owner, path)).toMatchObject([
      { fullName: 'Sami', reason: null },
      {
        fullName: 'Rami',
        reason: 'busy',
        busy: { startsAt: '2026-03-02T09:45:00.000Z', endsAt: '2026-03-02T11:45:00.000Z' },
      },
    ]);
    const race = await Promise.all([hold(offerings.sami), handOver(shop.owner, path, omar, sami)]);
    expect(race.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(race.map(codeOf)).toContain('SLOT_TAKEN');
  });

  it('is not handed over once it is cancelled', async () => {
    const { omar, rami, shop, path } = await booked();
    done(await salma.client.post(`${path}/cancel`, {}));
    for (const answer of [
      await handOver(shop.owner, path, omar, rami),
      await shop.owner.client.get(`${path}/colleagues`),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ code: 'BOOKING_ILLEGAL_TRANSITION', state: 'cancelled' });
    }
  });

  it('brings its conversation: the colleague is told, reads who wrote what, and answers', async () => {
    const { omar, rami, shop, path } = await booked();
    const write = async ({ client }: Known, text: string): Promise<number> =>
      (await client.post(`${path}/messages`, { text })).status;
    expect([await write(omar, 'Which floor?'), await write(salma, 'The third')]).toEqual([
      200, 200,
    ]);
    done(await handOver(shop.owner, path, omar, rami));

    await vi.waitFor(
      async () => expect(await unread(rami)).toMatchObject([{ unread: 1 }]),
      patiently,
    );
    expect(await unread(omar)).toEqual([]);
    expect([await write(omar, 'I come'), await write(rami, 'I come')]).toEqual([404, 200]);
    const { body } = await salma.client.get(`${path}/messages`);
    expect(
      Conversation.parse(body).messages.map(({ author, text }) => [author.fullName, text]),
    ).toEqual([
      ['Omar', 'Which floor?'],
      ['Salma', 'The third'],
      ['Rami', 'I come'],
    ]);
  });

  it('fills the day of the colleague like one that a customer makes', async () => {
    const { omar, rami, shop, path } = await booked();
    const capped = await market.professional('Capped');
    await join(shop.tell, capped);
    await untilBookable(market, shop, capped, true);
    const offeringId = await market.offer(capped, 'instant', { dailyCap: 1 });
    const lina = await market.customer('Lina');
    const morning = { offeringId, startsAt: '2026-03-02T07:00:00.000Z' };
    done(await lina.client.post('/api/bookings/holds', morning));
    expect(codeOf(await handOver(shop.owner, path, omar, capped))).toBe('SLOT_TAKEN');
    done(await handOver(shop.owner, path, omar, rami));
  });
});
