import { later } from '@osta/contracts/instant';
import { recordedAs } from '@osta/contracts/recorded-as';
import { MyStoreData } from '@osta/contracts/store/my-data';
import {
  CheckoutState,
  StartedCheckout,
  SubscriptionView,
} from '@osta/contracts/store/subscription-api';
import { SubscriptionPaymentRecorded } from '@osta/contracts/store/subscription-payment-recorded';
import { patience } from '@osta/event-store/testing/patience';
import { until } from '@osta/event-store/until';
import { freePort } from '@osta/infrastructure/free-port';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { storeManifest } from '../src/manifest.ts';
import { signatureOf } from '../src/payments/report-signature.ts';
import { decideOn, openPublicStore } from '../src/testing/any-store.ts';
import { personOf } from './person.ts';

const secret = 'the payment secret of these tests only';
const time = '2026-03-01T07:30:00.000Z';
let harness: ServiceHarness;
let admin: TestClient;

beforeAll(async () => {
  harness = await startHarness(storeManifest, {
    config: { port: await freePort() },
    environment: {
      OSTA_MODE: 'development',
      OSTA_PAYMENT_PROVIDER: 'local',
      OSTA_PAYMENT_SECRET: secret,
    },
  });
  admin = await harness.as(newUserId(), { isAdmin: true });
});

afterAll(() => harness.stop());

interface Paying {
  readonly owner: TestClient;
  readonly store: string;
  readonly checkouts: string;
  readonly started: StartedCheckout;
}

async function begun(months = 3): Promise<Paying> {
  const { client: owner } = await personOf(harness);
  const store = await openPublicStore(owner, admin);
  const checkouts = `${store}/subscription/checkouts`;
  const { status, body } = await owner.post(checkouts, { months });
  expect(status).toBe(201);
  return { owner, store, checkouts, started: StartedCheckout.parse(body) };
}

async function viewOf(owner: TestClient, store: string): Promise<SubscriptionView> {
  return SubscriptionView.parse((await owner.get(`${store}/subscription`)).body);
}

/** The page of the provider, at the address of this process. */
function pageOf({ started }: Paying): string {
  return harness.url + new URL(started.pageUrl).pathname;
}

/** Answers on the page of the provider; returns where it leads back to. */
async function answer(paying: Paying, how: string): Promise<string> {
  const body = new URLSearchParams({ answer: how });
  const response = await fetch(pageOf(paying), { method: 'POST', body, redirect: 'manual' });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

const check = async ({ owner, checkouts, started }: Paying): Promise<CheckoutState> =>
  CheckoutState.parse((await owner.post(`${checkouts}/${started.checkoutId}/check`)).body);

/** Sends a report as the provider does; returns the status of the answer. */
async function report(reference: string, signedAt = harness.clock.now()): Promise<number> {
  const body = Buffer.from(JSON.stringify({ reference }));
  const signature = signatureOf(body, secret, signedAt);
  return (await send(body, signature)).status;
}

function send(body: Buffer, signature: string): Promise<Response> {
  return fetch(`${harness.url}/payments/reports`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': 'application/json', 'osta-signature': signature },
  });
}

const referenceOf = (paying: Paying): string => pageOf(paying).split('/').at(-1) ?? '';

async function paymentEvents(store: string): Promise<number> {
  const isPayment = recordedAs([SubscriptionPaymentRecorded]);
  const id = store.split('/').at(-1);
  return (await harness.events()).filter((event) => isPayment(event) && event.subject === id)
    .length;
}

describe('paying by card or wallet', () => {
  it('goes to the page of the provider and back, and is recorded once however it is learnt of', async () => {
    const paying = await begun();
    const { owner, store, started } = paying;
    const again = await owner.post(paying.checkouts, { months: 3 });
    expect(StartedCheckout.parse(again.body), 'one page for one intention').toEqual(started);
    expect((await viewOf(owner, store)).checkouts).toMatchObject([
      { id: started.checkoutId, months: 3, amount: 225_000, status: 'open' },
    ]);
    expect(await (await fetch(pageOf(paying))).text()).toContain('225');
    expect(await (await fetch(`${pageOf(paying)}?lang=en`)).text()).toContain('takes no money');

    const back = await answer(paying, 'pay');
    expect(back).toContain(`checkout=${started.checkoutId}`);
    // The way back, the provider's own report, two more of them, and a late one, all at once
    const all = await Promise.all([
      check(paying),
      report(referenceOf(paying)),
      report(referenceOf(paying)),
      check(paying),
    ]);
    expect(all).toMatchObject([{ status: 'paid' }, 204, 204, { status: 'paid' }]);
    expect(await answer(paying, 'decline')).toBe(back);
    expect(await report(referenceOf(paying))).toBe(204);
    expect(await paymentEvents(store)).toBe(1);
    const { payments, status, checkouts } = await viewOf(owner, store);
    expect(payments).toMatchObject([
      { months: 3, amount: 225_000, method: 'online', reference: referenceOf(paying) },
    ]);
    expect([status, checkouts]).toEqual(['active', []]);
    const isNumbered = await until(
      async () => (await viewOf(owner, store)).payments[0]?.invoice !== null,
      patience.timeout,
    );
    expect(isNumbered, 'it has an invoice').toBe(true);
    const { stores } = MyStoreData.parse((await owner.get('/api/stores/my-data')).body);
    expect(stores[0]?.subscription.payments).toHaveLength(1);
  });

  it('is not taken as paid when it was declined, or when less was paid', async () => {
    for (const [how, cause] of [
      ['decline', 'declined'],
      ['less', 'other-amount'],
    ] as const) {
      const paying = await begun();
      await answer(paying, how);
      expect(await check(paying)).toMatchObject({ status: 'failed', cause });
      expect((await viewOf(paying.owner, paying.store)).payments).toEqual([]);
      // What failed does not stand in the way of another try
      const next = await paying.owner.post(paying.checkouts, { months: 3 });
      expect(StartedCheckout.parse(next.body).checkoutId).not.toBe(paying.started.checkoutId);
    }
  });

  it('makes up for a lost report by asking, and waits for what is confirmed later', async () => {
    const paying = await begun(1);
    await answer(paying, 'later');
    expect(await check(paying)).toMatchObject({ status: 'open' });
    harness.clock.set(later(harness.clock.now(), 6 * 60_000));
    await harness.fireTimers();
    expect((await viewOf(paying.owner, paying.store)).payments).toMatchObject([
      { months: 1, amount: 75_000 },
    ]);
    harness.clock.set(time);
  });

  it('is for the owner alone, and of their own store', async () => {
    const paying = await begun();
    const { store, checkouts, started } = paying;
    const stranger = (await personOf(harness)).client;
    for (const client of [stranger, admin]) {
      expect(problemOf(await client.post(checkouts, { months: 1 }))).toBe('404 STORE_NOT_FOUND');
      const path = `${checkouts}/${started.checkoutId}/check`;
      expect(problemOf(await client.post(path))).toBe('404 STORE_NOT_FOUND');
    }
    const other = await begun();
    const foreign = `${other.checkouts}/${started.checkoutId}/check`;
    expect(problemOf(await other.owner.post(foreign))).toBe('404 CHECKOUT_NOT_FOUND');
    expect(problemOf(await paying.owner.post(checkouts, { months: 13 }))).toMatch(/^400 /u);
    expect((await viewOf(paying.owner, store)).allowed).toContain('pay-online');
    expect((await viewOf(admin, store)).allowed).not.toContain('pay-online');
  });
});

describe('a report', () => {
  it('that the provider did not sign, or signed long ago, changes nothing', async () => {
    const paying = await begun();
    const reference = referenceOf(paying);
    const body = Buffer.from(JSON.stringify({ reference }));
    const now = harness.clock.now();
    expect((await send(body, '')).status).toBe(401);
    expect((await send(body, signatureOf(body, 'another secret', now))).status).toBe(401);
    expect(await report(reference, later(now, -301_000))).toBe(401);
    const odd = Buffer.from('{"reference":');
    expect((await send(odd, signatureOf(odd, secret, now))).status).toBe(401);
    const large = Buffer.alloc(20_000, 'x');
    expect((await send(large, signatureOf(large, secret, now))).status).toBe(413);
    expect(await report('practice-of-nobody')).toBe(404);
    expect(await report(reference), 'signed, and nothing was paid').toBe(204);
    expect((await viewOf(paying.owner, paying.store)).payments).toEqual([]);
  });
});

describe('a refund of what was paid online', () => {
  it('is given back by the provider, once, and says so', async () => {
    const paying = await begun();
    const { owner, store } = paying;
    await answer(paying, 'pay');
    await check(paying);
    const [payment] = (await viewOf(admin, store)).payments;
    expect(payment?.allowed).toEqual(['refund']);
    const refunding = `payments/${payment?.id ?? ''}/refund`;
    const refund = {
      months: 1,
      method: 'online',
      refundedOn: '2026-03-02',
      cause: 'by-agreement',
      note: '',
    };
    expect((await decideOn(admin, store, refunding, refund)).status).toBe(200);
    const isGiven = await until(async () => {
      const { payments } = await viewOf(owner, store);
      return payments[0]?.refunds[0]?.answer === 'given-back';
    }, patience.timeout);
    expect(isGiven).toBe(true);
    const rows = await harness.query<{ refunds: object }>(
      'select refunds from store.practice_checkout where reference = $1',
      [referenceOf(paying)],
    );
    expect(Object.values(rows[0]?.refunds ?? {})).toEqual([75_000]);
  });
});
