import { createHash } from 'node:crypto';

import { ReceiptProof } from '@osta/contracts/booking/receipt-api';
import { recordedType } from '@osta/contracts/recorded-type';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { done, openMarket, view, type Known, type Market } from './market.ts';

let market: Market;

beforeAll(async () => {
  market = await openMarket();
});

afterAll(() => market.stop());

interface Sides {
  readonly nadia: Known;
  readonly omar: Known;
  readonly bookingId: string;
  readonly path: string;
}

/** A booking between two people who have no other. */
async function booked(): Promise<Sides> {
  const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
  return { nadia, omar, ...(await market.book(nadia, omar)) };
}

/** The same, done and confirmed. */
async function completed(): Promise<Sides> {
  const sides = await booked();
  const { nadia, omar, path } = sides;
  done(await nadia.client.post(`${path}/start`, {}));
  done(await omar.client.post(`${path}/finish`, { finalPrice: 84_500 }));
  done(await nadia.client.post(`${path}/complete`));
  return sides;
}

/** JSON with the members of every object in the order of their names, beside the library in use. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${inOrder(each)}`).join(',')}}`;
}

describe('a receipt', () => {
  it('is there once the booking is completed, the same for both sides', async () => {
    const agreed = await booked();
    expect((await view(agreed.nadia, agreed.path)).receipt).toBeNull();
    const { nadia, omar, path, bookingId } = await completed();
    const { receipt } = await view(nadia, path);
    expect(receipt?.number).toBe(`R-2026-${bookingId.slice(-12).toUpperCase()}`);
    expect((await view(omar, path)).receipt).toEqual(receipt);
  });

  it('has the hash of the event on the log, which anybody can compute', async () => {
    const { nadia, path, bookingId } = await completed();
    const events = await market.harness.events();
    const event = events.find(
      ({ subject, type }) => subject === bookingId && type === 'osta.booking.booking-completed',
    );
    const recorded = { ...event, type: recordedType(event?.type ?? '') };
    const hash = createHash('sha256').update(inOrder(recorded)).digest('hex');
    expect((await view(nadia, path)).receipt?.hash).toBe(hash);
  });

  it('is checked by whoever holds it, and says nothing of the customer', async () => {
    const { nadia, path } = await completed();
    const { receipt, completedAt } = await view(nadia, path);
    const { status, body } = await market.harness.guest.get(`${path}/receipts/${receipt?.hash}`);
    expect(status).toBe(200);
    expect(ReceiptProof.parse(body)).toEqual({
      number: receipt?.number,
      issuedAt: completedAt,
      professionalName: 'Omar',
      serviceName: expect.stringMatching(/\p{Script=Arabic}/u),
      finalPrice: 84_500,
    });
  });

  it('of another booking, or with another hash, is not on record', async () => {
    const [one, other] = [await completed(), await booked()];
    const { receipt } = await view(one.nadia, one.path);
    for (const path of [
      `${other.path}/receipts/${receipt?.hash}`,
      `${one.path}/receipts/${'0'.repeat(64)}`,
    ]) {
      expect(await market.harness.guest.get(path)).toMatchObject({
        status: 404,
        body: { code: 'BOOKING_NOT_FOUND' },
      });
    }
    expect((await market.harness.guest.get(`${one.path}/receipts/A`)).status).toBe(400);
  });
});
