import { Dirham } from '@osta/contracts/dirham';
import { StoreId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { InvoiceIssued } from '@osta/contracts/invoice/invoice-issued';
import { Day } from '@osta/contracts/offering/day';
import { recordedAs } from '@osta/contracts/recorded-as';
import { StoreView } from '@osta/contracts/store/api';
import { MyStoreData } from '@osta/contracts/store/my-data';
import { SubscriptionView } from '@osta/contracts/store/subscription-api';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { patience } from '@osta/event-store/testing/patience';
import { testPool } from '@osta/event-store/testing/test-pool';
import { until } from '@osta/event-store/until';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { invoiceAggregate } from '../src/commands/invoice-aggregate.ts';
import { invoiceCommands } from '../src/commands/invoice-commands.ts';
import type { IssueInvoice } from '../src/domain/invoice/issue-invoice.ts';
import { storeManifest } from '../src/manifest.ts';
import { decideOn, openPublicStore } from '../src/testing/any-store.ts';
import { personOf } from './person.ts';

let harness: ServiceHarness;
let admin: TestClient;
let second: TestClient;

beforeAll(async () => {
  harness = await startHarness(storeManifest, { environment: { OSTA_REFUNDS_BY_TWO: 'true' } });
  admin = await harness.as(newUserId(), { isAdmin: true });
  second = await harness.as(newUserId(), { isAdmin: true });
});

afterAll(() => harness.stop());

const asAdmin = (store: string): string => store.replace('/api/', '/api/admin/');
const payment = {
  months: 3,
  method: 'bank-transfer',
  reference: 'TR 7-44',
  receivedOn: '2026-03-01',
};

async function subscriptionOf(client: TestClient, store: string): Promise<SubscriptionView> {
  return SubscriptionView.parse((await client.get(`${store}/subscription`)).body);
}

interface Paid {
  readonly owner: TestClient;
  readonly store: string;
}

async function paid(): Promise<Paid> {
  const { client: owner } = await personOf(harness);
  const store = await openPublicStore(owner, admin);
  expect((await decideOn(admin, store, 'payments', payment)).status).toBe(200);
  return { owner, store };
}

/** Returns the payment that stands, as a part of an address. */
async function standing(store: string): Promise<string> {
  const { payments } = await subscriptionOf(admin, store);
  const id = payments.find(({ corrected }) => corrected === null)?.id ?? '';
  return `payments/${id}`;
}

/** A paper of the day on which these tests stand. */
function paperWith(letter: string): unknown {
  return {
    number: expect.stringMatching(new RegExp(`^${letter}-2026-\\d{5}$`, 'u')),
    issuedOn: '2026-03-01',
  };
}

/** A paper of another year, about nothing that was paid. */
function anyPaper(): IssueInvoice {
  const documentId = newUserId();
  return {
    kind: 'invoice',
    year: 2031,
    storeId: StoreId.parse(newUserId()),
    documentId,
    paymentId: documentId,
    amount: Dirham.parse(75_000),
    issuedOn: Day.parse('2031-01-01'),
  };
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, n) => n + 1);
}

/** Waits until every paper about the payments of a store has its number. */
async function numbered(client: TestClient, store: string): Promise<SubscriptionView> {
  let view = await subscriptionOf(client, store);
  const isSo = await until(async () => {
    view = await subscriptionOf(client, store);
    return view.payments
      .flatMap(({ invoice, corrected, refunds }) => [
        invoice,
        ...(corrected ? [corrected.creditNote] : []),
        ...refunds.map(({ creditNote }) => creditNote),
      ])
      .every((paper) => paper !== null);
  }, patience.timeout);
  expect(isSo, 'every paper has its number').toBe(true);
  return view;
}

describe('a payment', () => {
  it('is corrected and refunded by two admins, and its papers name each other', async () => {
    const { owner, store } = await paid();
    const address = await standing(store);
    const right = { ...payment, months: 2, cause: 'wrong-months', note: 'دفع شهرين' };
    expect((await decideOn(admin, store, `${address}/correct`, right)).status).toBe(200);
    // It waits: the owner sees nothing of it, the other admin what is proposed
    expect((await subscriptionOf(owner, store)).payments).toMatchObject([
      { months: 3, corrected: null, proposed: null, allowed: [] },
    ]);
    expect((await subscriptionOf(second, store)).payments).toMatchObject([
      {
        proposed: { kind: 'correction', months: 2, reference: 'TR 7-44', isYours: false },
        allowed: ['correction', 'refund'],
      },
    ]);
    expect(problemOf(await decideOn(admin, store, `${address}/correct`, right))).toBe(
      '409 SECOND_ADMIN_NEEDED',
    );
    expect((await decideOn(second, store, `${address}/correct`, right)).status).toBe(200);
    expect(problemOf(await decideOn(second, store, `${address}/correct`, right))).toBe(
      '409 PAYMENT_CHANGED_BEFORE',
    );

    const back = {
      months: 1,
      method: 'cash',
      refundedOn: '2026-03-02',
      cause: 'by-agreement',
      note: '',
    };
    const after = await standing(store);
    await decideOn(admin, store, `${after}/refund`, back);
    expect((await decideOn(second, store, `${after}/refund`, back)).status).toBe(200);
    expect(problemOf(await decideOn(admin, store, `${after}/refund`, { ...back, months: 9 }))).toBe(
      '422 REFUND_TOO_LARGE',
    );

    const { payments, endsAt } = await numbered(owner, store);
    expect(payments).toMatchObject([
      {
        months: 2,
        amount: 150_000,
        invoice: paperWith('I'),
        refunds: [{ months: 1, amount: 75_000, creditNote: paperWith('C') }],
      },
      {
        months: 3,
        invoice: paperWith('I'),
        corrected: { by: payments[0]?.id, note: 'دفع شهرين', creditNote: paperWith('C') },
      },
    ]);
    // The trial until 31 March, then one month
    expect(endsAt).toBe('2026-04-30T07:30:00.000Z');
    const { stores } = MyStoreData.parse((await owner.get('/api/stores/my-data')).body);
    expect(stores[0]?.subscription.payments).toEqual(payments);
  });

  it('keeps what it was when a proposal is withdrawn, or refused with a reason', async () => {
    const { owner, store } = await paid();
    const address = await standing(store);
    const back = { months: 1, method: 'cash', refundedOn: '2026-03-02', cause: 'other', note: '' };
    const refuse = { proposalId: newUserId(), note: 'لم يصل شيء من المتجر' };
    /** Refuses what is proposed when this admin looks. */
    const refuseSeen = async (by: TestClient, note: string): Promise<TestAnswer> => {
      const [seen] = (await subscriptionOf(by, store)).payments;
      const proposalId = seen?.proposed?.id ?? newUserId();
      return by.post(`${asAdmin(store)}/${address}/proposal/refuse`, { proposalId, note });
    };
    expect(problemOf(await admin.delete(`${asAdmin(store)}/${address}/proposal`))).toBe(
      '404 PAYMENT_PROPOSAL_NOT_FOUND',
    );
    await decideOn(admin, store, `${address}/refund`, back);
    expect(problemOf(await second.delete(`${asAdmin(store)}/${address}/proposal`))).toBe(
      '404 PAYMENT_PROPOSAL_NOT_FOUND',
    );
    expect(problemOf(await refuseSeen(admin, refuse.note))).toBe('404 PAYMENT_PROPOSAL_NOT_FOUND');
    expect((await owner.delete(`${asAdmin(store)}/${address}/proposal`)).status).toBe(403);
    expect((await admin.delete(`${asAdmin(store)}/${address}/proposal`)).status).toBe(200);
    await decideOn(admin, store, `${address}/refund`, back);
    expect(problemOf(await refuseSeen(second, '  '))).toMatch(/^400 /u);
    // Another proposal than the one that was looked at
    expect(
      problemOf(await second.post(`${asAdmin(store)}/${address}/proposal/refuse`, refuse)),
    ).toBe('409 PAYMENT_PROPOSAL_CHANGED');
    expect((await refuseSeen(second, refuse.note)).status).toBe(200);

    expect((await subscriptionOf(second, store)).payments).toMatchObject([
      { months: 3, refunds: [], proposed: null, allowed: ['correction', 'refund'] },
    ]);
    const { review } = StoreView.parse((await admin.get(store)).body);
    expect(review?.history.map(({ what, note }) => [what, note])).toEqual(
      expect.arrayContaining([
        ['subscription-payment-change-withdrawn', ''],
        ['subscription-payment-change-refused', refuse.note],
      ]),
    );
  });

  it('is changed as it was read: two admins who look at once do not both propose', async () => {
    const { store } = await paid();
    const address = `${asAdmin(store)}/${await standing(store)}/refund`;
    const back = { months: 1, method: 'cash', refundedOn: '2026-03-02', cause: 'other', note: '' };
    const { version } = await subscriptionOf(second, store);
    const seen = { 'if-match': `"v${version}"` };
    expect((await admin.post(address, back, seen)).status).toBe(200);
    const more = { ...back, months: 2 };
    expect(problemOf(await second.post(address, more, seen))).toBe('412 PRECONDITION_FAILED');
    expect(problemOf(await second.post(address, more))).toBe('428 PRECONDITION_REQUIRED');
    expect((await subscriptionOf(second, store)).payments).toMatchObject([
      { proposed: { kind: 'refund', months: 1 } },
    ]);
  });

  it('of another store is not found', async () => {
    const [one, other] = [await paid(), await paid()];
    const address = await standing(one.store);
    const back = { months: 1, method: 'cash', refundedOn: '2026-03-02', cause: 'other', note: '' };
    expect(problemOf(await decideOn(admin, other.store, `${address}/refund`, back))).toBe(
      '404 PAYMENT_NOT_FOUND',
    );
  });
});

describe('the numbers of invoices', () => {
  const isIssued = recordedAs([InvoiceIssued]);

  /** The numbers of a year, in the order of the log. */
  async function numbersOf(year: number): Promise<readonly number[]> {
    const issued = (await harness.events()).flatMap((event) =>
      isIssued(event) && event.data.kind === 'invoice' ? [event.data] : [],
    );
    return issued.filter((each) => each.year === year).map(({ number }) => number);
  }

  it('have no gap and no twin when many pay at one moment', async () => {
    const stores: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { client } = await personOf(harness);
      stores.push(await openPublicStore(client, admin));
    }
    await Promise.all(stores.map((store) => decideOn(admin, store, 'payments', payment)));
    for (const store of stores) await numbered(admin, store);
    const numbers = await numbersOf(2026);
    expect(numbers).toEqual(upTo(numbers.length));
  });

  it('leave none out when a transaction fails, and none twice when a paper comes again', async () => {
    const pool = testPool(harness.databaseUrl, { max: 8, options: '-c search_path=store' });
    const clock = { now: () => Instant.parse('2031-01-01T08:00:00.000Z') };
    const { log } = createTelemetry({ name: 'test', level: 'fatal', otlpUrl: null });
    /** Issues until it is no longer contended, as a subscription does. */
    async function issue(over: Pool | PoolClient, content: IssueInvoice): Promise<void> {
      const { issueInvoice } = invoiceCommands(invoiceAggregate.over(over, memoryDoorbell()), pool);
      const context = unkeyedContext({ actor: 'system', clock, log });
      let outcome = await issueInvoice.issue(content, context);
      while (!outcome.ok && outcome.refused.code === 'CONTENDED') {
        outcome = await issueInvoice.issue(content, context);
      }
      expect(outcome.ok).toBe(true);
    }

    await issue(pool, anyPaper());
    // It has the second number, holds its row, and fails while the others wait for it
    const failing = await pool.connect();
    await failing.query('begin');
    await issue(failing, anyPaper());
    const others = Promise.all(Array.from({ length: 12 }, () => issue(pool, anyPaper())));
    await failing.query('rollback');
    failing.release();
    await others;
    expect(await numbersOf(2031)).toEqual(upTo(13));

    const [known] = (await harness.events()).flatMap((event) =>
      isIssued(event) && event.data.year === 2031 ? [event.data] : [],
    );
    if (!known) throw new Error('Nothing was issued');
    const isCopied = await until(
      async () =>
        (await harness.query('select 1 from store.invoice where year = 2031')).length === 13,
      patience.timeout,
    );
    expect(isCopied).toBe(true);
    const { number: _number, ...again } = known;
    await issue(pool, again);
    expect(await numbersOf(2031)).toEqual(upTo(13));
    await pool.end();
  });
});
