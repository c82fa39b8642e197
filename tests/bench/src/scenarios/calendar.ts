import { showCalendar } from '@osta/booking/queries/show-calendar';
import { BoundedInstant } from '@osta/contracts/bounded-time';
import { UserId } from '@osta/contracts/ids';
import { weeklyHours } from '@osta/contracts/offering/weekly-hours';
import { systemClock } from '@osta/platform/clock';
import { Pool } from 'pg';

import { benchDatabase } from '../bench-database.ts';
import { afterBookingsSql, beforeBookingsSql } from '../load/booked-days.sql.ts';
import { addCustomersSql, addMonthsSql, readMonthSql } from '../load/full-months.sql.ts';
import { addOfferingsSql, slotIdOf } from '../load/open-slots.sql.ts';
import { ratioRow, type Row } from '../report.ts';
import { alternate, compare, measureCalls, type Side } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';

/** Calls per round, one after the other. */
const perRound = 60;
/** Bookings of one professional in the month. */
const each = 500;
const day = 86_400_000;
const daily = [{ from: 420, to: 1020 }];

/** A month of a busy professional, beside a plain read of its bookings. */
export const calendar: Scenario = {
  name: 'calendar',
  summary: 'A month of 500 bookings in the calendar, of a plain read of the same rows.',
  plants: ['no-index'],
  run,
};

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { size, say, onEnd, plant } = context;
  const rounds = context.rounds ?? 5;
  const professionals = Math.ceil((size ?? 100_000) / each);
  const { url, pool: admin } = await benchDatabase(context);
  say(`Writing ${professionals * each} bookings`);
  const midnight = Math.floor(Date.now() / day) * day;
  const [from, until] = [midnight, midnight + 31 * day].map((at) => new Date(at).toISOString());
  if (from === undefined || until === undefined) throw new Error('there is a month');
  await admin.query('truncate booking.booking, booking.offering, booking.work_place');
  const terms = { availability: weeklyHours(daily, []) };
  await admin.query(addOfferingsSql, [1, professionals, JSON.stringify(terms)]);
  await admin.query(beforeBookingsSql);
  await admin.query(addMonthsSql, [professionals, new Date(midnight + 6 * 3_600_000)]);
  await admin.query(afterBookingsSql);
  await admin.query(addCustomersSql);
  if (plant === 'no-index') {
    await admin.query('drop index booking.booking_professional_id_tab_starts_at_id_idx');
  }
  await admin.query('vacuum analyze booking.booking');
  // The calendar asks for some things at once
  const pool = new Pool({
    connectionString: url,
    max: 4,
    options: '-c search_path=booking,public',
  });
  // The pool replaces an idle connection that breaks
  pool.on('error', () => {});
  onEnd(() => pool.end());

  /** Asks about one professional after the other. */
  const ask = (question: (professional: UserId) => Promise<number>): Side => {
    let nth = 0;
    return () =>
      measureCalls(perRound, async () => {
        nth += 1;
        const who = UserId.parse(slotIdOf('professional', 1 + ((nth * 79) % professionals)));
        const found = await question(who);
        if (found !== each) throw new Error(`${found} bookings were read, and not ${each}`);
      });
  };
  const show = showCalendar({ pool, clock: systemClock });
  const month = { from: BoundedInstant.parse(from), until: BoundedInstant.parse(until) };
  const product = ask(async (who) => (await show(month, who, 'ar')).items.length);
  const peer = ask(async (who) => {
    const { rows } = await pool.query({
      name: 'bench.read-month',
      text: readMonthSql,
      values: [who, from, until],
    });
    return rows.length;
  });
  const what = 'a month of 500 bookings : plain read of the same rows';
  say(what);
  const pairs = await alternate({ product, peer, rounds });
  return [ratioRow('calendar', `${what}, p50`, compare(pairs, 'p50'), { atMost: 2 }, 'ms')];
}
