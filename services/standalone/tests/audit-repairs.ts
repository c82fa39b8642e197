import { patience } from '@osta/event-store/testing/patience';
import { testClient } from '@osta/platform/testing/test-client';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { MarketHost } from './market-host.ts';
import { findPeople, type People } from './principals.ts';
import { recordQuote, recordQuotes } from './record-quotes.ts';
import type { Audit } from './run-audit.ts';

interface Subject {
  readonly market: MarketHost;
  readonly audit: Audit;
}

const because = ['--reason', 'Somebody wrote to the table'] as const;
const repairing = ['repair', '--model', 'notifications', '--quiet'] as const;

/** Tests that a read model becomes what follows from the log, beside whoever writes to it. */
export function describeRepairs(subject: () => Subject): void {
  let people: People;

  /** Returns the ids of the oldest notifications. */
  async function oldest(many: number): Promise<readonly string[]> {
    const { rows } = await subject().market.database.query<{ readonly id: string }>(
      'select id from notification.notification order by id limit $1',
      [many],
    );
    return rows.map(({ id }) => id);
  }

  async function differences(model: string): Promise<unknown> {
    const { out } = await subject().audit('diff', '--model', model, '--json', '--quiet');
    return JSON.parse(out).differences;
  }

  describe('osta-audit repair', () => {
    beforeAll(async () => {
      people = await findPeople(subject().market);
    });

    it('says what differs and changes nothing, then repairs one subject or all, once', async () => {
      const { market, audit } = subject();
      const [gone, changed, renamed] = await oldest(3);
      await market.database.query('delete from notification.notification where id = $1', [gone]);
      await market.database.query(
        `update notification.notification set reason = 'forged' where id = $1`,
        [changed],
      );
      await market.database.query(
        `update notification.notification set id = '01980000-0000-7000-8000-00000000000f' where id = $1`,
        [renamed],
      );
      const planned = await audit(...repairing, '--dry-run', '--json');
      expect(planned.code).toBe(0);
      expect(JSON.parse(planned.out).differences).toHaveLength(4);
      expect(await differences('notifications')).toHaveLength(4);

      const id = changed?.toUpperCase() ?? '';
      const one = await audit(...repairing, '--subject', id, ...because);
      expect(one).toMatchObject({ code: 0, out: expect.stringContaining('1 rows repaired') });
      expect(await differences('notifications')).toHaveLength(3);

      const all = await audit(...repairing, ...because);
      expect(all).toMatchObject({ code: 0, out: expect.stringContaining('3 rows repaired') });
      expect(await differences('notifications')).toEqual([]);
      // What comes next is placed after what came back
      const placed = await market.database.query(
        `select from notification.notification join notification.notification_counter on user_id = recipient_id
          where arrival > newest`,
      );
      expect(placed.rowCount).toBe(0);
      const again = await audit(...repairing, ...because);
      expect(again).toMatchObject({ code: 0, out: expect.stringContaining(' 0 rows repaired') });
      const { rows } = await market.database.query(
        `select kind, count(*)::int as rows from osta_audit.repaired_row join osta_audit.run on run.id = run_id
          where reason = $1 group by kind order by kind`,
        [because[1]],
      );
      expect(rows).toEqual([
        { kind: 'different', rows: 1 },
        { kind: 'missing-live', rows: 2 },
        { kind: 'missing-rebuilt', rows: 1 },
      ]);
    });

    it('repairs a copy, and shows no words of people', async () => {
      const { market, audit } = subject();
      await market.database.query(
        `update booking.person set full_name = 'forged-name' where id = (select min(id::text)::uuid from booking.person)`,
      );
      const { code, out } = await audit('repair', '--model', 'booking-people', ...because);
      expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('1 rows repaired') });
      expect(out).toContain('"(personal)"');
      expect(out).not.toContain('forged-name');
      expect(await differences('booking-people')).toEqual([]);
    });

    it('writes the words again by which a shop and a professional are found', async () => {
      const { market, audit } = subject();
      await market.database.query(
        `delete from store.store_words where store_id = (select min(store_id::text)::uuid from store.store_words);
         update professional.profile_words set named = 'mallory' where id = (select min(id::text)::uuid from professional.profile_words where said is not null)`,
      );
      for (const model of ['store-words', 'professional-words']) {
        const { code, out } = await audit('repair', '--model', model, ...because);
        expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('1 rows repaired') });
        expect(out).not.toContain('mallory');
        expect(await differences(model)).toEqual([]);
      }
    });

    it('keeps what people and the projector have written meanwhile', async () => {
      const { market, audit } = subject();
      const reader = testClient(market.url, (await people.cookieOf('customer')) ?? '');
      const [gone] = await oldest(1);
      await market.database.query('delete from notification.notification where id = $1', [gone]);
      // Keeps the repair from its last step, and nobody else from anything
      const other = new Client({ connectionString: market.databaseUrl });
      await other.connect();
      await other.query('begin');
      await other.query('lock table notification.notification in row exclusive mode');
      const count = async (): Promise<number> => {
        const { rows } = await market.database.query<{ readonly total: number }>(
          'select count(*)::int as total from notification.notification',
        );
        return rows[0]?.total ?? 0;
      };
      const before = await count();
      const repaired = audit(...repairing, ...because, '--json');
      await vi.waitFor(async () => {
        const { rows } = await market.database.query(
          `select from pg_namespace where nspname = 'audit_repair_notifications'`,
        );
        expect(rows).toHaveLength(1);
      }, patience);
      await recordQuotes({ market, people }, 1);
      expect((await reader.post('/api/notifications/mark-all-read')).status).toBeLessThan(300);
      await vi.waitFor(async () => expect(await count()).toBeGreaterThan(before), patience);
      // It does not write before nobody else does
      await vi.waitFor(async () => {
        const { rows } = await market.database.query(
          `select from pg_locks where relation = 'notification.notification'::regclass
             and database = (select oid from pg_database where datname = current_database())
             and mode = 'ExclusiveLock' and not granted`,
        );
        expect(rows).toHaveLength(1);
      }, patience);
      const meanwhile = await count();
      await other.query('commit');
      await other.end();
      const { code, out } = await repaired;
      expect(code).toBe(0);
      expect(JSON.parse(out).differences).toMatchObject([
        { kind: 'missing-live', key: { id: gone } },
      ]);
      expect(await count()).toBe(meanwhile + 1);
      expect(await differences('notifications')).toEqual([]);
    });

    it('places one row that it brings back before what comes next, whatever else is wrong', async () => {
      const { market, audit } = subject();
      const { rows } = await market.database.query<{ readonly id: string; readonly of: string }>(
        `delete from notification.notification where (recipient_id, id) in (
           select recipient_id, id from notification.notification
             join notification.notification_counter on user_id = recipient_id and arrival = newest
            order by id limit 1) returning id, recipient_id as of`,
      );
      const [{ id, of } = { id: '', of: '' }] = rows;
      const count = `update notification.notification_counter set total = total + $2 where user_id = $1`;
      await market.database.query(count, [of, 7]);
      const others = await differences('notifications');
      expect(others).toHaveLength(2);
      const one = await audit(...repairing, '--subject', id, ...because);
      expect(one).toMatchObject({ code: 0, out: expect.stringContaining('1 rows repaired') });
      // The wrong count is in another row: nobody asked for it
      expect(await differences('notifications')).toMatchObject([{ key: { user_id: of } }]);
      const placed = await market.database.query(
        `select from notification.notification join notification.notification_counter on user_id = recipient_id
          where arrival > newest`,
      );
      expect(placed.rowCount).toBe(0);
      await market.database.query(count, [of, -7]);
      expect(await differences('notifications')).toEqual([]);
    });

    it('gives back what two rows have taken from each other, but not to one of them alone', async () => {
      const { market, audit } = subject();
      const { rows } = await market.database.query<{ readonly id: string }>(
        `select min(id::text)::uuid as id from booking.person where full_name <> ''
          group by full_name order by 1 limit 2`,
      );
      const [one, two] = rows.map(({ id }) => id);
      const places = `('${one}', '${two}')`;
      await market.database.query(
        `update booking.person as own set full_name = other.full_name from booking.person as other
          where own.id in ${places} and other.id in ${places} and own.id <> other.id`,
      );
      await market.database.query(
        `create unique index planted_unique on booking.person (full_name) where id in ${places}`,
      );
      const repair = ['repair', '--model', 'booking-people', ...because] as const;
      const alone = await audit(...repair, '--subject', one ?? '');
      const both = await audit(...repair);
      await market.database.query('drop index booking.planted_unique');
      expect(alone).toMatchObject({
        code: 2,
        err: expect.stringContaining('repair booking-people without --subject'),
      });
      expect(both).toMatchObject({ code: 0, out: expect.stringContaining('2 rows repaired') });
      expect(await differences('booking-people')).toEqual([]);
    });

    it('refuses, also as a plan, while an event cannot be read', async () => {
      const { market, audit } = subject();
      const { rows } = await market.database.query<{ readonly id: string; readonly by: string }>(
        `select id, actor as by from request.event order by tx, position limit 1`,
      );
      const [{ id, by } = { id: '', by: '' }] = rows;
      const write = `update request.event set actor = $2 where id = $1`;
      await market.database.query(write, [id, 'mallory']);
      const planned = await audit(...repairing, '--dry-run');
      const repaired = await audit(...repairing, ...because);
      await market.database.query(write, [id, by]);
      for (const each of [planned, repaired]) {
        expect(each).toMatchObject({ code: 2, err: expect.stringMatching(/cannot be read, so/u) });
      }
      expect(await differences('notifications')).toEqual([]);
    });

    it('refuses beside another repair of the model, and where it would leave no record', async () => {
      const { market, audit } = subject();
      const other = new Client({ connectionString: market.databaseUrl });
      await other.connect();
      await other.query(
        `select pg_advisory_lock(hashtextextended('osta-audit repair notifications', 0))`,
      );
      const beside = await audit(...repairing, ...because);
      await other.end();
      expect(beside).toMatchObject({
        code: 2,
        err: 'Another run repairs notifications: try again when it has ended\n',
      });

      await market.database.query('alter table osta_audit.run rename to run_elsewhere');
      const unrecorded = await audit(...repairing, ...because);
      await market.database.query('alter table osta_audit.run_elsewhere rename to run');
      expect(unrecorded).toMatchObject({
        code: 2,
        err: expect.stringContaining('a repair without a record is not made'),
      });
    });

    it('refuses tables of record, in one sentence', async () => {
      const { code, err } = await subject().audit(
        'repair',
        '--model',
        'service_request',
        ...because,
      );
      expect(code).toBe(2);
      expect(err).toMatch(/^service_request is a table of record: .*\n$/u);
    });

    // Last: it leaves an event that nobody can read
    it('does not read past what the subscription has applied meanwhile', async () => {
      const { market, audit } = subject();
      const other = new Client({ connectionString: market.databaseUrl });
      await other.connect();
      await other.query('begin');
      await other.query('lock table notification.notification in row exclusive mode');
      const repaired = audit(...repairing, ...because);
      await vi.waitFor(async () => {
        const { rows } = await market.database.query(
          `select from pg_namespace where nspname = 'audit_repair_notifications'`,
        );
        expect(rows).toHaveLength(1);
      }, patience);
      const streamId = uuidv7();
      const quote = { streamId, eventId: uuidv7(), version: 1, isReadable: true };
      await recordQuote({ market, people }, quote);
      const next = { ...quote, eventId: uuidv7(), version: 2, isReadable: false };
      await recordQuote({ market, people }, next);
      await vi.waitFor(async () => {
        const { rows } = await market.database.query(
          `select version, exists (select from notification.parked_event where id = $2) as "isParked"
             from notification.applied_stream
            where subscription = 'notification-list' and stream_id = $1`,
          [streamId, next.eventId],
        );
        expect(rows).toEqual([{ version: 1, isParked: true }]);
      }, patience);
      await other.query('commit');
      await other.end();
      expect(await repaired).toMatchObject({ code: 0, err: '' });
    });
  });
}
