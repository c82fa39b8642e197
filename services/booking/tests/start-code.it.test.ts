import { newUserId } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { done, openMarket, view, type Market } from './market.ts';

let market: Market;

beforeAll(async () => {
  market = await openMarket();
});

afterAll(() => market.stop());

describe('the work', () => {
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
