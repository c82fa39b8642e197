import { listSlotsSql } from '@osta/booking/queries/list-slots.sql';
import { UserId } from '@osta/contracts/ids';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { readAllNotifications } from '@osta/notification/commands/read-all-notifications';
import { countUnread, listAll } from '@osta/notification/queries/list-notifications.sql';
import { systemClock } from '@osta/platform/clock';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import { listNearestSql } from '@osta/professional/queries/list-professionals.sql';
import { listBestSql } from '@osta/store/queries/list-stores.sql';
import { storeQuery } from '@osta/store/search/store-words';
import { Pool } from 'pg';
import { pino } from 'pino';

import { benchDatabase } from '../bench-database.ts';
import { bookDays } from '../load/booked-days.ts';
import { slotIdOf } from '../load/open-slots.sql.ts';
import { openStores, rareWord } from '../load/opened-stores.ts';
import { noon, settleProfessionals } from '../load/settled-professionals.ts';
import { slopeRow, type Row } from '../report.ts';
import { alternate, compare, measureCalls, type Comparison, type Side } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { pingSql } from './growth.sql.ts';
import {
  addCountersSql,
  addNamesSql,
  addNotificationsSql,
  truncateListsSql,
  userId,
} from './list.sql.ts';

/** Calls per round, one after the other. */
const perRound = { reads: 200, marks: 20 };
const hour = 3_600_000;
const day = 24 * hour;
const [latitude, longitude] = [32.89, 13.19];

/** P24: what more rows cost. */
export const growth: Scenario = {
  name: 'growth',
  summary: 'P24: how the time of a read grows with its table, as a power of the number of rows.',
  plants: ['no-index'],
  run,
};

/** A question whose time must not follow the size of its table. */
interface Question {
  readonly what: string;
  readonly atMost: number;
  readonly side: (calls: number) => Side;
  readonly calls: number;
}

/** A table that is filled with more and more rows. */
interface Grown {
  readonly name: string;
  readonly sizes: readonly number[];
  readonly fill: (rows: number) => Promise<unknown>;
  /** What a planted mistake takes away. */
  readonly index: string;
  readonly questions: readonly Question[];
}

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { size, say, onEnd, plant } = context;
  const rounds = context.rounds ?? 3;
  const { url, pool: admin } = await benchDatabase(context);
  const pool = new Pool({
    connectionString: url,
    max: 1,
    options: '-c search_path=booking,public',
  });
  // The pool replaces an idle connection that breaks
  pool.on('error', () => {});
  onEnd(() => pool.end());
  const sizesTo = (most: number): readonly number[] =>
    [1000, 10_000, 100_000, 1_000_000].filter((rows) => rows <= Math.min(most, size ?? most));
  const ping: Side = () =>
    measureCalls(perRound.reads, () =>
      pool.query({ name: 'bench.ping', text: pingSql, values: ['now'] }),
    );
  const begin = Math.floor(Date.now() / hour) * hour;
  const marked = (rounds + 1) * perRound.marks;

  const rows: Row[] = [];
  for (const { name, sizes, fill, index, questions } of [
    notifications(admin, pool, sizesTo(1_000_000), marked),
    bookings(admin, pool, sizesTo(1_000_000), begin),
    professionals(admin, pool, sizesTo(100_000)),
    stores(admin, pool, sizesTo(100_000)),
  ]) {
    const found = new Map<Question, { readonly size: number; readonly of: Comparison }[]>();
    for (const total of sizes) {
      say(`${name}: ${total} rows`);
      await fill(total);
      if (plant === 'no-index') await admin.query(index);
      for (const question of questions) {
        const product = question.side(question.calls);
        const of = compare(await alternate({ product, peer: ping, rounds }), 'p50');
        found.set(question, [...(found.get(question) ?? []), { size: total, of }]);
      }
    }
    for (const [{ what, atMost }, points] of found) {
      rows.push(slopeRow('P24', `${what}, p50`, points, { atMost }, 'ms'));
    }
  }
  return rows;
}

/** Asks the same again and again. */
function asking(pool: Pool, name: string, text: string, values: readonly unknown[]) {
  return (calls: number): Side =>
    () =>
      measureCalls(calls, () => pool.query({ name, text, values: [...values] }));
}

function notifications(admin: Pool, pool: Pool, sizes: readonly number[], marked: number): Grown {
  const readAll = readAllNotifications({ pool, doorbell: memoryDoorbell() });
  const log = pino({ level: 'silent' });
  let next = 1;
  const { name, text } = listAll;
  return {
    name: 'notifications',
    sizes,
    index: 'drop index notification.notification_recipient_id_seq_event_id_idx',
    async fill(total) {
      next = 1;
      await admin.query(truncateListsSql);
      await admin.query(addNotificationsSql, [total, marked]);
      await admin.query(addCountersSql);
      await admin.query(addNamesSql);
      for (const table of ['notification', 'notification_counter', 'person']) {
        await admin.query(`vacuum analyze notification.${table}`);
      }
    },
    questions: [
      {
        what: 'a page of notifications',
        atMost: 0.1,
        side: asking(pool, name, text, [userId(0), 20, 0]),
        calls: perRound.reads,
      },
      {
        what: 'the number of unread ones',
        atMost: 0.1,
        side: asking(pool, countUnread.name, countUnread.text, [userId(0)]),
        calls: perRound.reads,
      },
      {
        what: 'mark all as read',
        atMost: 0.1,
        side: (calls) => () =>
          measureCalls(calls, () => {
            const reader = UserId.parse(userId(next));
            next += 1;
            return readAll(
              reader,
              null,
              unkeyedContext({ actor: reader, clock: systemClock, log }),
            );
          }),
        calls: perRound.marks,
      },
    ],
  };
}

function bookings(admin: Pool, pool: Pool, sizes: readonly number[], begin: number): Grown {
  const from = new Date(begin - 2 * day).toISOString();
  const until = new Date(begin + 44 * day).toISOString();
  const { name, text } = listSlotsSql;
  return {
    name: 'bookings',
    sizes,
    index: 'drop index booking.booking_busy_idx',
    fill: (total) => bookDays(admin, total, new Date(begin).toISOString()),
    questions: [
      {
        what: 'the taken times of a professional',
        atMost: 0.1,
        side: asking(pool, name, text, [slotIdOf('offering', 7), from, until, null]),
        calls: perRound.reads,
      },
    ],
  };
}

function professionals(admin: Pool, pool: Pool, sizes: readonly number[]): Grown {
  const filters = [null, null, null, false, null, null, null, null];
  const values = [['plumbing'], 21, ...filters, noon, null, longitude, latitude, null, null, null];
  return {
    name: 'professionals',
    sizes,
    index: 'drop index professional.profile_location',
    fill: (total) => settleProfessionals(admin, total),
    questions: [
      {
        what: 'the 20 nearest',
        atMost: 0.1,
        side: asking(pool, 'bench.near', listNearestSql, values),
        calls: perRound.reads,
      },
    ],
  };
}

function stores(admin: Pool, pool: Pool, sizes: readonly number[]): Grown {
  const by = (question: string): Question['side'] => {
    const filters = [[], null, [], [], null, null, null, null];
    return asking(pool, 'bench.words', listBestSql, [storeQuery(question, 'all'), 21, ...filters]);
  };
  return {
    name: 'stores',
    sizes,
    index: 'drop index store.store_words_words_idx',
    fill: (total) => openStores(admin, total),
    questions: [
      { what: 'the store with a word of its own', atMost: 0.1, side: by(rareWord(137)), calls: 50 },
      { what: 'stores by a common word', atMost: 1, side: by('سباكة'), calls: 20 },
    ],
  };
}
