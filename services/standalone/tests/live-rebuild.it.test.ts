// @module-tag rebuilds
import { patience } from '@osta/event-store/testing/patience';
import { compareRights } from '@osta/platform/database/grant-rights';
import { testClient } from '@osta/platform/testing/test-client';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { startMarket, type MarketHost } from './market-host.ts';
import { findPeople, type People } from './principals.ts';
import { recordQuotes } from './record-quotes.ts';
import { auditOf, type Audit } from './run-audit.ts';

let market: MarketHost;
let audit: Audit;
let people: People;
let cookie: string;

const model = ['--model', 'notifications', '--quiet'] as const;
const start = ['reset', 'start', ...model, '--reason', 'Rows were lost'] as const;

beforeAll(async () => {
  market = await startMarket();
  audit = auditOf(market);
  people = await findPeople(market);
  cookie = (await people.cookieOf('customer')) ?? '';
  await quote(3000);
  await caughtUp();
  await harm();
});

afterEach(() => audit('reset', 'drop', ...model));
afterAll(() => market.stop());

/** Records quotes for the customer, each the first event of its own stream. */
function quote(many: number): Promise<void> {
  return recordQuotes({ market, people }, many);
}

/** Deletes a few rows of the read model directly in the database. */
async function harm(): Promise<void> {
  await market.database.query(
    `delete from notification.notification where id in
       (select id from notification.notification order by seq limit 3)`,
  );
}

/** Waits until the live projector has applied every recorded event. */
async function caughtUp(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await market.database.query(
        `select 1 from request.event e where not exists (
           select from notification.applied_stream a
            where a.subscription = 'notification-list' and a.topic = 'request'
              and a.stream_id = e.stream_id and a.version >= e.stream_version) limit 1`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 100 },
  );
}

interface Listed {
  readonly data: { readonly total_count: number; readonly unread_count: number };
}

async function list(): Promise<Listed['data']> {
  const answer = await testClient(market.url, cookie).get('/api/notifications?limit=5');
  expect(answer.status).toBe(200);
  return (answer.body as Listed).data;
}

/** Waits until a page has been built. */
async function hasBegun(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await market.database.query(
        `select 1 from osta_audit.live_rebuild where state = 'building' and done > 0`,
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 50_000, interval: 5 },
  );
}

/** Waits until so many statements like this wait for a lock. */
async function isWaiting(statement: string, many: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rowCount } = await market.database.query(
        `select from pg_stat_activity
          where datname = current_database() and application_name <> 'rebuild'
            and wait_event_type = 'Lock' and query ilike $1`,
        [statement],
      );
      expect(rowCount).toBe(many);
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** Records that an account is erased, as identity does when its grace period is over. */
async function erase(userId: string): Promise<void> {
  await market.database.query(
    `insert into identity.event (id, topic, stream_id, stream_version, type, data, time, actor,
       correlation_id, causation_id, source)
     select uuidv7(), 'account', $1, max(stream_version) + 1, 'osta.account.account-erased.v1', '{}',
       clock_timestamp(), 'system', uuidv7(), uuidv7(), '/osta/identity'
     from identity.event where topic = 'account' and stream_id = $1`,
    [userId],
  );
}

/** Returns the schemas that a rebuild has left. */
async function schemasOfRebuild(): Promise<readonly unknown[]> {
  const { rows } = await market.database.query(
    `select nspname from pg_namespace where nspname in ('notifications_aside', 'notifications_before')`,
  );
  return rows;
}

/** Makes every swap wait, when all its tables are exchanged and before it commits, until nobody stands at the gate. */
const gateOfSwapsSql = `
  create function osta_audit.wait_at_gate() returns trigger language plpgsql set lock_timeout = 0 as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('gate of swaps', 0));
    return new;
  end $$;
  create trigger gate_of_swaps before update on osta_audit.live_rebuild for each row
    when (new.state = 'swapped') execute function osta_audit.wait_at_gate()`;

describe('osta-audit reset', () => {
  it('rebuilds the lists without a gap while they are read, written and marked', async () => {
    expect((await audit('diff', ...model)).code).toBe(1);
    const id = people.deal.professionalId;
    await market.database.query(
      `insert into notification.written_name (id, version, ar, en) values ($1, 1, '', 'Omar')
       on conflict (id) do update set en = excluded.en`,
      [id],
    );
    const writtenNames = async (): Promise<readonly unknown[]> => {
      const text = 'select id, en from notification.written_name where id = $1';
      return (await market.database.query(text, [id])).rows;
    };
    const working = new AbortController();
    const until = working.signal;
    const totals: number[] = [];
    async function live(): Promise<void> {
      for (let round = 0; !until.aborted; round += 1) {
        await quote(2);
        totals.push((await list()).total_count);
        // Only a few: the operation is rate limited
        if (round >= 10) continue;
        const marked = await testClient(market.url, cookie).post(
          '/api/notifications/mark-all-read',
        );
        expect(marked.status).toBeLessThan(300);
      }
    }
    const busy = live();
    const { code, out, err } = await audit(...start);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('notifications: swapped');
    await quote(5);
    working.abort();
    await busy;
    await caughtUp();

    expect(await audit('diff', ...model)).toMatchObject({ code: 0 });
    expect(totals.length).toBeGreaterThan(3);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    const { rows } = await market.database.query<{ readonly quotes: number }>(
      `select count(*)::int as quotes from notification.notification
        where recipient_id = $1 and type = 'response'`,
      [people.deal.customerId],
    );
    const { rows: recorded } = await market.database.query<{ readonly quotes: number }>(
      `select count(*)::int as quotes from request.event
        where type like 'osta.request.quote-submitted.%' and data ->> 'customerId' = $1`,
      [people.deal.customerId],
    );
    expect(rows).toEqual(recorded);
    expect((await audit('reset', 'status', ...model)).out).toMatch(
      /^notifications: swapped, \d+ of \d+ events \(tester: Rows were lost\)\n$/u,
    );

    expect(await writtenNames(), 'another read model of the service').toEqual([{ id, en: 'Omar' }]);

    const again = await audit(...start);
    expect(again.code).toBe(2);
    expect(again.err).toContain('drop them first');
  });

  it('stops when it is paused, and continues where it was', async () => {
    await harm();
    const halfway = hasBegun().then(() => audit('reset', 'pause', ...model));
    const { out } = await audit(...start);
    await halfway;
    expect(out).toContain('notifications: paused');
    expect((await audit('diff', ...model)).code).toBe(1);

    expect((await audit('reset', 'resume', ...model)).out).toContain('notifications: swapped');
    expect((await audit('diff', ...model)).code).toBe(0);
  });

  it('continues after its process was killed', async () => {
    await harm();
    const cut = hasBegun().then(() =>
      market.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'osta-audit'`,
      ),
    );
    expect((await audit(...start)).code).toBe(3);
    await cut;
    expect((await audit('reset', 'resume', ...model)).out).toContain('notifications: swapped');
    expect((await audit('diff', ...model)).code).toBe(0);
  });

  it('holds before the swap when it is told to, until somebody asks for the swap', async () => {
    await harm();
    expect((await audit(...start, '--hold')).out).toContain('notifications: built');
    expect((await audit('diff', ...model)).code).toBe(1);
    await quote(3);

    expect((await audit('reset', 'swap', ...model)).out).toContain('notifications: swapped');
    await caughtUp();
    expect((await audit('diff', ...model)).code).toBe(0);
    expect((await audit('reset', 'swap', ...model)).err).toContain('It is swapped, not built');
  });

  it('holds beside another one of the same service, each with tables of its own', async () => {
    await harm();
    const other = ['--model', 'notification-written-names', '--quiet'] as const;
    expect((await audit(...start, '--hold')).out).toContain('notifications: built');
    const begun = await audit('reset', 'start', ...other, '--reason', 'Rows were lost', '--hold');
    expect(begun.out).toContain('notification-written-names: built');

    expect((await audit('reset', 'swap', ...model)).out).toContain('notifications: swapped');
    expect((await audit('reset', 'swap', ...other)).out).toContain(': swapped');
    expect((await audit('reset', 'drop', ...other)).code).toBe(0);
    expect((await audit('diff', ...model)).code).toBe(0);
  });

  it('is dropped once by two who drop it at the same moment', async () => {
    expect(await audit(...start)).toMatchObject({ code: 0, err: '' });
    const reader = new Client({ connectionString: market.databaseUrl });
    await reader.connect();
    await reader.query('begin; lock table notifications_before.notification in access share mode');
    const dropped = [audit('reset', 'drop', ...model), audit('reset', 'drop', ...model)];
    await isWaiting('%', 2);
    await reader.query('commit');
    await reader.end();

    const results = await Promise.all(dropped);
    expect(new Set(results.map(({ code }) => code))).toEqual(new Set([0, 2]));
    expect(results.map(({ err }) => err).join('')).toContain('There is nothing to drop');
  });

  it('is dropped by one who waited for the swap, whose tables have another schema by then', async () => {
    const { database } = market;
    expect((await audit(...start, '--hold')).out).toContain('notifications: built');
    await database.query(gateOfSwapsSql);
    const gate = new Client({ connectionString: market.databaseUrl });
    await gate.connect();
    await gate.query(`begin; select pg_advisory_xact_lock(hashtextextended('gate of swaps', 0))`);
    const results: Promise<unknown>[] = [];
    try {
      results.push(audit('reset', 'swap', ...model));
      await isWaiting('%update osta_audit.live_rebuild%', 1);
      results.push(audit('reset', 'drop', ...model));
      await isWaiting('drop schema "notifications_aside" cascade', 1);
    } finally {
      await gate.end();
      await Promise.all(results);
      await database.query('drop function osta_audit.wait_at_gate() cascade');
    }

    const isDone = expect.objectContaining({ code: 0, err: '' });
    expect(await Promise.all(results)).toEqual([isDone, isDone]);
    expect(await schemasOfRebuild()).toEqual([]);
    expect((await audit('diff', ...model)).code).toBe(0);
  });

  it('keeps the grants of the tables, and drops what it has built when it is told to', async () => {
    const { database } = market;
    await database.query(
      'drop role if exists reader_of_lists; create role reader_of_lists; grant select on notification.person to reader_of_lists',
    );
    expect(await audit(...start)).toMatchObject({ code: 0, err: '' });
    const { rows } = await database.query(
      `select has_table_privilege('reader_of_lists', 'notification.person', 'select') as "mayRead"`,
    );
    expect(rows).toEqual([{ mayRead: true }]);
    expect((await compareRights(database)).missing).toEqual([]);
    expect((await audit('reset', 'drop', ...model)).code).toBe(0);
    expect(await schemasOfRebuild()).toEqual([]);
    await database.query('drop owned by reader_of_lists; drop role reader_of_lists');
  });

  it.each([
    ['request-professionals', 'request.professional'],
    ['booking-work-places', 'booking.work_place'],
  ])('of %s does not bring back who is erased meanwhile', async (copy, table) => {
    const { database } = market;
    const { rows } = await database.query<{ readonly id: string }>(
      `select id from ${table} where id <> $1 limit 1`,
      [people.deal.professionalId],
    );
    const [{ id } = { id: '' }] = rows;
    const isThere = async (): Promise<boolean> =>
      (await database.query(`select from ${table} where id = $1`, [id])).rowCount === 1;
    const own = ['--model', copy, '--quiet'] as const;
    const begun = await audit('reset', 'start', ...own, '--reason', 'Rows were lost', '--hold');
    expect(begun.out).toContain(`${copy}: built`);

    expect(await isThere()).toBe(true);
    await erase(id);
    await vi.waitFor(async () => expect(await isThere()).toBe(false), patience);
    expect((await audit('reset', 'swap', ...own)).out).toContain(`${copy}: swapped`);
    expect(await isThere()).toBe(false);
    expect((await audit('diff', ...own)).code).toBe(0);
    await audit('reset', 'drop', ...own);
  });

  it.each([
    [['reset', 'start', ...model], '--reason'],
    [['reset', 'begin', ...model], 'reset takes one of: start, pause, resume, swap, status, drop'],
    [['reset', 'pause', ...model], 'There is no rebuild'],
  ])('says what is missing in %j', async (args, words) => {
    const { code, err } = await audit(...args);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(words) });
  });
});
