import { defaultBookingPolicy } from '@osta/booking/domain/booking/booking-policy';
import { listSlots } from '@osta/booking/queries/list-slots';
import { listSlotsSql } from '@osta/booking/queries/list-slots.sql';
import { OfferingId } from '@osta/contracts/ids';
import { daysAfter, zonedClock } from '@osta/contracts/offering/zoned-clock';
import { systemClock } from '@osta/platform/clock';
import { Pool } from 'pg';

import { benchDatabase } from '../bench-database.ts';
import { readBookingsSql } from '../load/booked-days.sql.ts';
import { bookDays, bookingsEach } from '../load/booked-days.ts';
import { slotIdOf } from '../load/open-slots.sql.ts';
import { ratioRow, type Row } from '../report.ts';
import { alternate, compare, measureCalls, type Side } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';

/** Calls per round, one after the other. */
const perRound = 500;
const hour = 3_600_000;
const day = 24 * hour;
/** As far as one question goes, in days. */
const farthest = 42;

/** The free times of a service, beside a plain read of the bookings that they depend on. */
export const slots: Scenario = {
  name: 'slots',
  summary:
    'The free times of a service among 1,000,000 bookings, of a plain read of the same rows.',
  plants: ['no-index'],
  run,
};

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { size, say, onEnd, plant } = context;
  const rounds = context.rounds ?? 5;
  const total = size ?? 1_000_000;
  const { url, pool: admin } = await benchDatabase(context);
  say(`Writing ${total} bookings`);
  const now = Math.floor(Date.now() / hour) * hour;
  await bookDays(admin, total, new Date(now).toISOString());
  if (plant === 'no-index') {
    await admin.query('drop index booking.booking_busy_idx');
  }
  const pool = new Pool({
    connectionString: url,
    max: 1,
    options: '-c search_path=booking,public',
  });
  // The pool replaces an idle connection that breaks
  pool.on('error', () => {});
  onEnd(() => pool.end());

  const from = new Date(now - 2 * day).toISOString();
  const until = new Date(now + (farthest + 2) * day).toISOString();
  const today = zonedClock('Africa/Tripoli').dayOf(now);
  const week = { from: today, to: daysAfter(today, 6) };
  const professionals = Math.ceil(total / bookingsEach);
  /** Asks about one professional after the other, all over the table. */
  const ask = (question: (professional: number) => Promise<unknown>): Side => {
    let nth = 0;
    return () =>
      measureCalls(perRound, () => {
        nth += 1;
        return question(1 + ((nth * 7919) % professionals));
      });
  };
  const query = listSlots({ pool, clock: systemClock, policy: defaultBookingPolicy });
  const plain = ask((professional) =>
    pool.query({
      name: 'bench.read-bookings',
      text: readBookingsSql,
      values: [slotIdOf('professional', professional), from, until],
    }),
  );
  const rows: Row[] = [];
  for (const { what, product, atMost } of [
    {
      what: 'rules and taken times of 42 days : plain read of the bookings',
      product: ask((professional) =>
        pool.query({ ...listSlotsSql, values: [offeringOf(professional), from, until, null] }),
      ),
      atMost: 2,
    },
    {
      what: 'the free times of 7 days, as a page asks : the same read',
      product: ask((professional) => query(offeringOf(professional), week)),
      atMost: 2,
    },
  ]) {
    say(what);
    const pairs = await alternate({ product, peer: plain, rounds });
    rows.push(ratioRow('slots', `${what}, p50`, compare(pairs, 'p50'), { atMost }, 'ms'));
  }
  return rows;
}

function offeringOf(professional: number): OfferingId {
  return OfferingId.parse(slotIdOf('offering', professional));
}
