import { UserId } from '@osta/contracts/ids';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { readAllNotifications } from '@osta/notification/commands/read-all-notifications';
import { countUnread, listAll } from '@osta/notification/queries/list-notifications.sql';
import { systemClock } from '@osta/platform/clock';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import { Pool } from 'pg';
import { pino } from 'pino';

import { benchDatabase } from '../bench-database.ts';
import { statementTimer } from '../load/statement-timer.ts';
import { ratioRow, type Row } from '../report.ts';
import { alternate, compare, measureCalls, type Measured } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import {
  addCountersSql,
  addNamesSql,
  addNotificationsSql,
  findByKeySql,
  findIdSql,
  updateOneSql,
  userId,
} from './list.sql.ts';

/** Calls per round, one after the other. */
const perRound = { reads: 2000, marks: 40 };
const pageSize = 20;
/** Numbers of people in the table, as in `addNotificationsSql`. */
const [big, small] = [0, 1000];

/** P16–P17: the cost of a long list. */
export const list: Scenario = {
  name: 'list',
  summary: 'P16–P17: page, unread count and mark-all-read at 1,000,000 notifications.',
  plants: [],
  run,
};

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { directory, size, say, onEnd } = context;
  const rounds = context.rounds ?? 5;
  const { url, pool: admin } = await benchDatabase(context);
  const total = size ?? 1_000_000;
  const marked = (rounds + 1) * perRound.marks;
  say(`Writing ${total} notifications`);
  await admin.query(addNotificationsSql, [total, marked]);
  await admin.query(addCountersSql);
  await admin.query(addNamesSql);
  await admin.query('vacuum analyze notification.notification');
  await admin.query('vacuum analyze notification.notification_counter');
  await admin.query('vacuum analyze notification.person');
  const pool = new Pool({ connectionString: url, max: 1 });
  // The pool replaces an idle connection that breaks
  pool.on('error', () => {});
  onEnd(() => pool.end());
  const key = await pool.query<{ readonly id: string }>(findIdSql, [userId(small)]);

  const timer = await statementTimer(url, directory, onEnd);
  const ask =
    (statement: { readonly name: string; readonly text: string }, values: (string | number)[]) =>
    () =>
      timer.run({ ...statement, values }, perRound.reads);
  const page = (who: number) => ask(listAll, [userId(who), pageSize, 0]);
  const count = (who: number) => ask(countUnread, [userId(who)]);
  const byKey = ask({ name: 'bench.by-key', text: findByKeySql }, [key.rows[0]?.id ?? '']);

  const readAll = readAllNotifications({ pool, doorbell: memoryDoorbell() });
  const log = pino({ level: 'silent' });
  let next = 1;
  const markAll = (): Promise<Measured> =>
    measureCalls(perRound.marks, async () => {
      const reader = UserId.parse(userId(next));
      next += 1;
      await readAll(reader, null, unkeyedContext({ actor: reader, clock: systemClock, log }));
    });
  const update = (): Promise<Measured> =>
    measureCalls(perRound.marks, () =>
      pool.query({ name: 'bench.update-one', text: updateOneSql, values: [userId(big)] }),
    );

  const rows: Row[] = [];
  for (const { goal, what, product, peer, atMost } of [
    {
      goal: 'P16',
      what: 'page, long list : 25 rows',
      product: page(big),
      peer: page(small),
      atMost: 1.3,
    },
    { goal: 'P16', what: 'page : lookup by key', product: page(big), peer: byKey, atMost: 2 },
    {
      goal: 'P17',
      what: 'unread count, long list : 25 rows',
      product: count(big),
      peer: count(small),
      atMost: 1.3,
    },
    {
      goal: 'P17',
      what: 'unread count : lookup by key',
      product: count(big),
      peer: byKey,
      atMost: 1.3,
    },
    {
      goal: 'P17',
      what: 'mark all read : update of one row',
      product: markAll,
      peer: update,
      atMost: 3,
    },
  ]) {
    say(what);
    const pairs = await alternate({ product, peer, rounds });
    rows.push(ratioRow(goal, `${what}, p50`, compare(pairs, 'p50'), { atMost }, 'ms'));
  }
  return rows;
}
