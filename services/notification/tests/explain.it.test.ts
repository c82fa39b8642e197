import type { UserId } from '@osta/contracts/ids';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { measuredPlan, nodesOf, planOf, readWhole } from '@osta/platform/testing/plan-of';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findSeenAbove, findUnmarked } from '../src/commands/read-all-notifications.sql.ts';
import { findAnswered } from '../src/commands/read-answered.sql.ts';
import { findNotification } from '../src/commands/read-notification.sql.ts';
import { recordReading } from '../src/commands/record-reading.sql.ts';
import {
  countUnread,
  countUnreadOfMany,
  listAll,
  listUnread,
} from '../src/queries/list-notifications.sql.ts';
import { foldReadingSql } from '../src/read-models/fold-reading.sql.ts';
import { projectLive, projectOnTop } from '../src/read-models/notification-list.ts';
import { projectEventsSql } from '../src/read-models/project-events.sql.ts';
import { notificationDatabase, type NotificationDatabase } from './notification-database.ts';
import { newUserId } from './recorded-events.ts';

const missing = await unavailable('postgres');

/** Notifications of one reader, and as many of all others together. */
const many = 20_000;

const statements: Readonly<Record<string, string>> = {
  'the list': listAll.text,
  'the unread list': listUnread.text,
  'the bell': countUnread.text,
  'many bells': countUnreadOfMany.text,
  'finding one': findNotification.text,
  'finding what to mark': findUnmarked.text,
  'finding what came out of order': findSeenAbove.text,
  'finding what was answered': findAnswered.text,
  marking: recordReading.text,
  'projecting on top': projectOnTop.text,
  'projecting live': projectLive.text,
  'projecting aside': projectEventsSql('notification'),
  'folding what was read': foldReadingSql('notification'),
};

// Few others with long lists, many with short ones: the planner estimates the length of a list
// differently
describe.skipIf(missing).each([2000, 20_000])('at size, with %i others', (others) => {
  let database: NotificationDatabase;
  let client: Client;
  let reader: UserId;

  beforeAll(async () => {
    database = await notificationDatabase();
    client = new Client({ connectionString: database.databaseUrl });
    await client.connect();
    reader = newUserId();
    // In many short transactions: a long one holds up every reader of a log on this server
    for (let first = 1; first <= many; first += 2000) {
      await client.query(fillSql(others), [reader, first]);
    }
    await client.query(countSql);
    await client.query(storesSql);
    await client.query(writtenNamesSql);
    await client.query(bookingsSql);
    await client.query(applySql);
    await client.query('vacuum analyze');
    // What is measured has the plan that a named statement gets after a few calls
    await client.query('set plan_cache_mode = force_generic_plan');
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it.each(Object.entries(statements))(
    '%s makes no sequential scan of a large table',
    async (_name, text) => {
      const plan = await planOf(client, text);
      const byIndex = nodesOf(plan).filter(
        (node) => node['Node Type'].includes('Index') || node.Operation === 'Insert',
      );
      expect(byIndex).not.toEqual([]);
      // Two thousand narrow counters are a few pages: a sequential scan can be the better plan.
      // Nobody has recorded anything here, and the table of epochs has a few rows
      const bad = others > 2000 ? /^(?!event(?:_epoch)?$)/u : /^notification(?!_counter)/u;
      expect(readWhole(plan).filter((table) => bad.test(table))).toEqual([]);
    },
  );

  /** Counts the pages that a call touched: its cost, however busy the machine is. */
  async function pagesOf(
    text: string,
    values: readonly (string | number | boolean | null)[],
  ): Promise<number> {
    const plan = await measuredPlan(client, text, values);
    return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  }

  it('a page of a long list costs no more than its ten rows and their names', async () => {
    for (const { text } of [listAll, listUnread]) {
      expect(await pagesOf(text, [reader, 10, 0, true])).toBeLessThan(100);
    }
  });

  it('three unread on top of a long list are found without reading it', async () => {
    const counter = 'update notification.notification_counter set unread = $2 where user_id = $1';
    const flags =
      'update notification.notification set is_read = $2 where recipient_id = $1 and seq < $3';
    const third = 1_772_000_000_000 + (many - 2) * 1000;
    await client.query('begin');
    await client.query(flags, [reader, true, third]);
    await client.query(counter, [reader, 3]);
    expect(await pagesOf(listUnread.text, [reader, 10, 0, true])).toBeLessThan(60);
    await client.query('rollback');
  });

  it('marking a whole list as read costs what marking a handful does', async () => {
    expect(await pagesOf(findUnmarked.text, [reader, null])).toBeLessThan(30);
    expect(await pagesOf(findUnmarked.text, [reader, many])).toBeLessThan(30);
    expect(await pagesOf(findUnmarked.text, [reader, many - 3])).toBeLessThan(30);
    const marked = await database.readAll(reader, many - 3);
    expect(marked).toMatchObject({ ok: true, count: { unread: 3 } });
    expect(await database.readAll(reader)).toMatchObject({ ok: true, count: { unread: 0 } });
    const { rows } = await client.query(
      'select count(*)::int as n from notification.event where stream_id = $1',
      [reader],
    );
    expect(rows).toEqual([{ n: 2 }]);
  });
});

/**
 * Returns the statement that adds two thousand notifications for $1 and as many for others, from
 * number $2 on.
 */
const fillSql = (others: number): string => `
insert into notification.notification
  (id, recipient_id, event_id, seq, arrival, type, reason, role, parameters, created_at)
select gen_random_uuid(), recipient, uuidv7(), 1772000000000 + n * 1000, n, 'response',
  'quote_received', 'customer',
  jsonb_build_object('customerId', recipient, 'professionalId', recipient),
  to_timestamp(1772000000 + n)
from generate_series($2::int, $2::int + 1999) as n, lateral (
  values ($1::uuid), (('01980000-0000-7000-8000-' || lpad((n % ${others})::text, 12, '0'))::uuid)
) as person (recipient)`;

const countSql = `
with counted as (
  insert into notification.notification_counter (user_id, unread, total, readings, newest)
  select recipient_id, count(*), count(*), 0, max(arrival)
  from notification.notification group by recipient_id
  returning user_id
)
insert into notification.person (user_id, full_name, version)
select user_id, 'Somebody', 1 from counted`;

/** Everybody writes their name for readers of another language. */
const writtenNamesSql = `
insert into notification.written_name (id, version, ar, en)
select user_id, 1, '', full_name from notification.person`;

/** A store for each person. */
const storesSql = `
insert into notification.store_name (store_id, version, owner_id, name)
select user_id, 1, user_id, '{"ar":"متجر","en":""}' from notification.person`;

/** A booking with each person. */
const bookingsSql = `
insert into notification.booked_name (subject_id, professional_id, name)
select user_id, user_id, '{"ar":"تصليح","en":""}' from notification.person`;

/** Marks as many streams as applied as there are people. */
const applySql = `
insert into notification.applied_stream (subscription, topic, stream_id, previous, version)
select 'notification-list', 'account', user_id, 0, 1 from notification.person`;
