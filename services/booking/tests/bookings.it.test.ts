import { BookingRefused } from '@osta/contracts/booking/booking-refused';
import { ClientPage } from '@osta/contracts/booking/client-api';
import { newUserId } from '@osta/platform/testing/service-harness';
import type { TestAnswer } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { done, openMarket, patiently, start, view, type Known, type Market } from './market.ts';

let market: Market;
let salma: Known;

beforeAll(async () => {
  market = await openMarket();
  salma = await market.customer('Salma');
});

afterAll(() => market.stop());

describe('an accepted quote', () => {
  it('is booked, once however often it is delivered, and shown to both sides', async () => {
    const omar = await market.professional('Omar');
    const { bookingId, requestId, path } = await market.book(salma, omar);
    const common = { id: bookingId, status: 'confirmed', requestId, startsAt: start };

    for (const [who, role, other] of [
      [salma, 'customer', omar],
      [omar, 'professional', salma],
    ] as const) {
      const list = await who.client.get(`/api/bookings?role=${role}&tab=upcoming&limit=50`);
      expect(list.body).toMatchObject({
        items: expect.arrayContaining([
          expect.objectContaining({
            ...common,
            counterpart: expect.objectContaining({ id: other.id }),
          }),
        ]),
      });
    }
    expect(await market.eventsOf(bookingId)).toEqual(['booking-placed', 'booking-confirmed']);
    expect(await view(salma, path)).toMatchObject({
      role: 'customer',
      startCode: expect.stringMatching(/^\d{4}$/u),
      professional: { fullName: 'Omar' },
      history: [{ what: 'booking-placed' }, { what: 'booking-confirmed' }],
    });
    expect((await view(omar, path)).startCode).toBeNull();
    expect((await market.harness.guest.get(path)).status).toBe(401);
    const stranger = await market.harness.as(newUserId());
    expect((await stranger.get(path)).status).toBe(404);
  });

  it('goes into the calendars of both sides, in the language of the page, and of nobody else', async () => {
    const omar = await market.professional('Omar');
    const { bookingId, path } = await market.book(salma, omar);
    const file = `${path}/calendar.ics`;
    const arabic = await salma.client.get(file);
    expect(arabic).toMatchObject({
      status: 200,
      body: expect.stringContaining(`UID:${bookingId}\r\nSEQUENCE:0\r\n`),
    });
    expect(arabic.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(arabic.body).toContain(' مع Omar');
    const english = await omar.client.get(`${file}?locale=en`, { 'accept-language': 'ar' });
    expect(english.body).toContain(' with Salma');
    expect((await salma.client.get(`${file}?locale=fr`)).status).toBe(400);
    expect((await market.harness.guest.get(file)).status).toBe(401);
    for (const other of [await market.harness.as(newUserId()), await market.admin()]) {
      expect((await other.get(file)).status).toBe(404);
    }

    done(await salma.client.post(`${path}/cancel`, { reason: '' }));
    expect((await omar.client.get(file)).body).toContain('STATUS:CANCELLED');
  });

  it('is refused when the professional is taken, and names other times', async () => {
    const omar = await market.professional('Omar');
    await market.book(salma, omar);
    const { bookingId, path } = await market.accept(salma, omar, '2026-03-03T09:30:00.000Z');
    await vi.waitUntil(
      async () => (await market.eventsOf(bookingId)).includes('booking-refused'),
      patiently,
    );
    const events = await market.harness.events();
    const refused = events.find(({ subject }) => subject === bookingId);
    const { data } = BookingRefused.parse({ type: refused?.type, data: refused?.data });
    expect(data).toMatchObject({ reason: 'slot-taken' });
    expect(data.alternatives.map(({ startsAt }) => startsAt)).toEqual([
      '2026-03-04T09:30:00.000Z',
      '2026-03-05T09:30:00.000Z',
      '2026-03-06T09:30:00.000Z',
    ]);
    expect((await salma.client.get(path)).status).toBe(404);
  });

  it('and a move are refused with times of the published hours', async () => {
    const omar = await market.professional('Omar');
    await market.offer(omar);
    await market.book(salma, omar);
    const { bookingId } = await market.accept(salma, omar, '2026-03-03T09:30:00.000Z');
    await vi.waitUntil(
      async () => (await market.eventsOf(bookingId)).includes('booking-refused'),
      patiently,
    );
    const events = await market.harness.events();
    const refused = events.find(({ subject }) => subject === bookingId);
    const { data } = BookingRefused.parse({ type: refused?.type, data: refused?.data });
    expect(data.alternatives.map(({ startsAt }) => startsAt)).toEqual([
      '2026-03-03T10:00:00.000Z',
      '2026-03-03T10:30:00.000Z',
      '2026-03-03T11:00:00.000Z',
    ]);

    const { path } = await market.book(salma, omar, '2026-03-03T10:00:00.000Z');
    const newStartsAt = '2026-03-03T09:30:00.000Z';
    // It is in nobody's way but its own
    expect(await salma.client.post(`${path}/propose-time`, { newStartsAt })).toMatchObject({
      status: 409,
      body: {
        code: 'SLOT_TAKEN',
        alternatives: [
          { startsAt: '2026-03-03T10:30:00.000Z' },
          { startsAt: '2026-03-03T11:00:00.000Z' },
        ],
      },
    });
  });

  it('is withdrawn with its acceptance, and can be accepted again', async () => {
    const omar = await market.professional('Omar');
    const { bookingId, requestId, quoteId, path } = await market.book(salma, omar);
    await market.harness.publish(requestId, {
      type: 'osta.request.service-request-award-failed',
      data: {
        quoteId,
        customerId: salma.id,
        professionalId: omar.id,
        serviceId: 'plumbing.leak',
        bookingId,
        reason: 'too-late',
        alternatives: [],
      },
    });
    await vi.waitUntil(async () => (await view(salma, path)).status === 'cancelled', patiently);
    expect(await market.eventsOf(bookingId)).toContain('booking-cancelled');
  });
});

describe('clients', () => {
  it('are whom a professional has bookings with, and seen by nobody else', async () => {
    const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
    const stranger = await market.professional('Ali');
    const next = '2026-03-04T08:00:00.000Z';
    await market.book(salma, omar);
    await market.book(nadia, omar, next);
    const called = await market.book(
      await market.customer('Huda'),
      omar,
      '2026-03-05T08:00:00.000Z',
    );
    done(await omar.client.post(`${called.path}/cancel`, { reason: '' }));

    const first = await omar.client.get('/api/bookings/clients?limit=1');
    expect(first.body).toMatchObject({
      items: [{ id: nadia.id, fullName: 'Nadia', completed: 0, lastAt: null, nextAt: next }],
      nextCursor: expect.any(String),
    });
    const { nextCursor } = ClientPage.parse(first.body);
    expect(
      await omar.client.get(`/api/bookings/clients?limit=1&cursor=${nextCursor}`),
    ).toMatchObject({
      status: 200,
      body: { items: [{ id: salma.id, nextAt: start }], nextCursor: null },
    });
    expect((await stranger.client.get('/api/bookings/clients')).body).toEqual({
      items: [],
      nextCursor: null,
    });

    const path = `/api/bookings/clients/${nadia.id}`;
    expect((await omar.client.get(path)).body).toMatchObject({ items: [{ startsAt: next }] });
    expect(await stranger.client.get(path)).toMatchObject({
      status: 404,
      body: { code: 'BOOKING_NOT_FOUND' },
    });

    const found = await omar.client.get('/api/bookings/clients?q=nAD');
    expect(ClientPage.parse(found.body).items).toMatchObject([{ id: nadia.id, earned: 0 }]);
    expect((await omar.client.get('/api/bookings/clients?q=%25')).body).toMatchObject({
      items: [],
    });
  });

  it('count what is completed, with the sum of its final prices', async () => {
    const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
    const { path } = await market.book(nadia, omar);
    done(await nadia.client.post(`${path}/start`, {}));
    done(await omar.client.post(`${path}/finish`, { finalPrice: 84_500 }));
    const read = async (): Promise<unknown> =>
      (await omar.client.get('/api/bookings/clients')).body;
    expect(await read()).toMatchObject({ items: [{ completed: 0, earned: 0 }] });
    done(await nadia.client.post(`${path}/complete`));
    expect(await read()).toMatchObject({ items: [{ completed: 1, earned: 84_500 }] });
  });

  it('are invited to come back once a job is done', async () => {
    const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
    const { bookingId, path } = await market.book(nadia, omar);
    const invite = ({ client }: Known): Promise<TestAnswer> => client.post(`${path}/invite-again`);
    expect(await invite(omar)).toMatchObject({ status: 409, body: { state: 'confirmed' } });
    done(await nadia.client.post(`${path}/start`, {}));
    done(await omar.client.post(`${path}/finish`, { finalPrice: 84_500 }));
    done(await nadia.client.post(`${path}/complete`));
    expect((await view(omar, path)).allowed).toContain('invite-again');
    expect((await view(nadia, path)).allowed).not.toContain('invite-again');
    done(await invite(omar));
    expect(await invite(omar)).toMatchObject({ status: 409, body: { state: 'completed' } });
    expect(await invite(await market.professional('Ali'))).toMatchObject({ status: 404 });
    expect(await market.eventsOf(bookingId)).toContain('booking-repeat-invited');
    expect((await view(nadia, path)).history.at(-1)).toMatchObject({
      what: 'booking-repeat-invited',
      by: 'professional',
    });
  });

  it('have a note that only its author reads, and that is gone with either', async () => {
    const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
    const stranger = await market.professional('Ali');
    await market.book(nadia, omar);
    const path = `/api/bookings/clients/${nadia.id}`;
    const write = async ({ client }: Known, text: string): Promise<number> =>
      (await client.put(`${path}/note`, { text })).status;
    expect(await write(omar, ' يطرق الباب مرتين ')).toBe(204);
    expect((await omar.client.get(path)).body).toMatchObject({ note: 'يطرق الباب مرتين' });
    expect((await omar.client.get('/api/bookings/my-data')).body).toMatchObject({
      clientNotes: [{ customerId: nadia.id, text: 'يطرق الباب مرتين' }],
    });
    expect((await nadia.client.get('/api/bookings/my-data')).body).toMatchObject({
      clientNotes: [],
    });
    expect(await write(stranger, 'Hello')).toBe(404);
    expect(await write(omar, 'a'.repeat(2001))).toBe(400);
    expect(await write(omar, '')).toBe(204);
    expect((await omar.client.get(path)).body).toMatchObject({ note: '' });

    expect(await write(omar, 'للنسيان')).toBe(204);
    await market.harness.publish(nadia.id, { type: 'osta.account.account-erased', data: {} });
    await vi.waitFor(async () => {
      expect((await omar.client.get(path)).body).toMatchObject({ note: '' });
    }, patiently);
  });
});

describe('words', () => {
  it('are forgotten with whoever wrote them', async () => {
    const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
    const { path } = await market.book(nadia, omar);
    done(await nadia.client.post(`${path}/cancel`, { reason: 'سافرت فجأة' }));
    expect(await view(omar, path)).toMatchObject({
      status: 'cancelled',
      ending: { by: 'customer', reason: 'سافرت فجأة' },
    });
    await market.harness.publish(nadia.id, { type: 'osta.account.account-erased', data: {} });
    await vi.waitFor(async () => {
      expect(await view(omar, path)).toMatchObject({
        customer: { fullName: '' },
        ending: { reason: '--' },
      });
    }, patiently);
  });
});
