import { newUserId } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { done, openMarket, start, view, type Market } from './market.ts';

let market: Market;

beforeAll(async () => {
  market = await openMarket();
});

afterAll(() => market.stop());

describe('the work', () => {
  it('goes from the way there to the money, told by both sides', async () => {
    const [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
    const { path } = await market.book(salma, omar);
    const code = (await view(salma, path)).startCode;

    done(await omar.client.post(`${path}/leave-for`));
    done(await omar.client.post(`${path}/arrive`));
    const wrong = code === '0000' ? '0001' : '0000';
    expect(await omar.client.post(`${path}/start`, { code: wrong })).toMatchObject({
      status: 422,
      body: { code: 'START_CODE_WRONG' },
    });
    expect(done(await omar.client.post(`${path}/start`, { code }))).toMatchObject({
      status: 'in_progress',
    });
    done(await omar.client.post(`${path}/extras`, { title: 'صمام جديد', amount: 25_000 }));
    const { extras } = await view(salma, path);
    expect(extras).toMatchObject([{ title: 'صمام جديد', amount: 25_000, status: 'proposed' }]);
    expect(await omar.client.post(`${path}/finish`, { finalPrice: 110_000 })).toMatchObject({
      status: 409,
      body: { code: 'EXTRA_UNANSWERED' },
    });
    done(await salma.client.post(`${path}/extras/${extras[0]?.id}/approve`));
    const second = { title: 'مضخة', amount: 90_000 };
    done(await omar.client.post(`${path}/extras`, second));
    const unwanted = (await view(omar, path)).extras.at(-1)?.id;
    done(await omar.client.post(`${path}/extras/${unwanted}/withdraw`));
    expect(await view(salma, path)).toMatchObject({
      extras: [{ status: 'approved' }, { status: 'withdrawn' }],
      mostPrice: 110_000,
    });
    expect(await omar.client.post(`${path}/finish`, { finalPrice: 110_250 })).toMatchObject({
      status: 422,
      body: { code: 'PRICE_ABOVE_AGREED', most: 110_000 },
    });
    done(await omar.client.post(`${path}/finish`, { finalPrice: 110_000 }));
    done(await omar.client.post(`${path}/record-cash`, { amount: 110_000 }));
    done(await salma.client.post(`${path}/confirm-cash`, { amount: 110_000 }));
    expect(done(await salma.client.post(`${path}/complete`)).status).toBe('completed');
    expect(await view(omar, path)).toMatchObject({
      finalPrice: 110_000,
      cashReceived: 110_000,
      cashPaid: 110_000,
      isVerified: true,
    });
    expect(await salma.client.post(`${path}/complete`)).toMatchObject({
      status: 409,
      body: { code: 'BOOKING_ILLEGAL_TRANSITION', state: 'completed' },
    });
  });

  it('begins on the day of the booking, not before', async () => {
    const [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
    const { path } = await market.book(salma, omar, '2026-03-20T08:00:00.000Z');
    const early = { code: 'TOO_EARLY', possibleFrom: '2026-03-13T08:00:00.000Z' };
    for (const [who, verb, body] of [
      [omar, 'leave-for', undefined],
      [omar, 'arrive', undefined],
      [salma, 'start', {}],
    ] as const) {
      const answer = await who.client.post(`${path}/${verb}`, body);
      expect(answer).toMatchObject({ status: 409, body: early });
    }
    expect(await view(salma, path)).toMatchObject({
      status: 'confirmed',
      workFrom: early.possibleFrom,
      allowed: expect.not.arrayContaining(['start']),
    });
  });

  it('moves to a time that the other side accepts, which is held meanwhile', async () => {
    const [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
    const { path } = await market.book(salma, omar);
    const other = await market.book(salma, omar, '2026-03-05T08:00:00.000Z');
    const later = '2026-03-04T08:00:00.000Z';
    done(await salma.client.post(`${path}/propose-time`, { newStartsAt: later }));
    expect(
      await omar.client.post(`${other.path}/propose-time`, { newStartsAt: later }),
    ).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
    expect(await omar.client.post(`${path}/accept-time`, { startsAt: start })).toMatchObject({
      status: 409,
      body: { code: 'PROPOSAL_CHANGED', startsAt: later },
    });
    done(await omar.client.post(`${path}/accept-time`, { startsAt: later }));
    expect(await view(salma, path)).toMatchObject({
      status: 'confirmed',
      startsAt: later,
      revision: 1,
      proposal: null,
    });
  });

  it('ends by itself when nobody says anything', async () => {
    const [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
    const { path } = await market.book(salma, omar);
    expect(await view(salma, path)).toMatchObject({ status: 'confirmed', isOver: false });
    market.harness.clock.set('2026-03-03T10:00:00.000Z');
    expect(await view(salma, path)).toMatchObject({
      status: 'confirmed',
      isOver: true,
      allowed: expect.arrayContaining(['start', 'report-no-show', 'propose-time']),
    });
    market.harness.clock.set('2026-03-06T08:00:00.000Z');
    await market.harness.fireTimers();
    expect(await view(salma, path)).toMatchObject({ status: 'completed', isVerified: false });
    market.harness.clock.set('2026-03-01T07:30:00.000Z');
  });

  it('is started by nobody who guesses the code, however the guesses are sent', async () => {
    const [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
    const { bookingId, path } = await market.book(salma, omar);
    const code = (await view(salma, path)).startCode;
    const wrong = code === '0000' ? '0001' : '0000';
    const guess = (key: string = newUserId()) =>
      omar.client.post(`${path}/start`, { code: wrong }, { 'idempotency-key': key });
    const counted = async () =>
      (await market.eventsOf(bookingId)).filter((type) => type === 'start-code-rejected').length;

    // Sent again with the same key it is the same guess
    const key = newUserId();
    for (const answer of [await guess(key), await guess(key)]) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'START_CODE_WRONG' } });
    }
    expect(await counted()).toBe(1);

    await Promise.all(Array.from({ length: 12 }, () => guess()));
    for (let n = 0; n < 5; n += 1) await guess();
    expect(await counted()).toBe(5);
    expect(await omar.client.post(`${path}/start`, { code })).toMatchObject({
      status: 409,
      body: { code: 'START_CODE_LOCKED' },
    });
    expect(await view(omar, path)).toMatchObject({ status: 'confirmed', isCodeLocked: true });
    expect(done(await salma.client.post(`${path}/start`, {}))).toMatchObject({
      status: 'in_progress',
    });
  });
});
