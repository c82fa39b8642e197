import { Instant, later } from '@osta/contracts/instant';
import { until } from '@osta/event-store/until';
import { nadiasQuoteId, quoteId } from '@osta/request/testing/leaking-sink';

import { kill, startProcess } from '../child-process.ts';
import { marketSchemas } from '../market-schemas.ts';
import type { Scenario } from '../scenario.ts';
import { writeTimedRequests } from '../timed-requests.ts';
import { countTimedSql, countTimersSql, forgetWhatIsTakenSql } from '../timer-checks.sql.ts';

const requests = 1500;
const timersEach = 3;
const processes = 3;
const kills = 6;
/**
 * Half of the requests are overdue when the first process starts; the others become due within this
 * many milliseconds.
 */
const soon = 20_000;
/** A timer taken by a killed process is free again after 30 seconds. */
const patience = 180_000;

/** Deadlines fall due while processes are killed, and while none is running. */
export const timers: Scenario = {
  name: 'timers',
  summary: 'Three processes fire timers, late and due, while they are killed six times.',
  plants: ['forget-what-is-taken'],

  async run(context) {
    const { plant, say } = context;
    const { pool, url } = await marketSchemas(context);
    const set = async (): Promise<number> =>
      (await pool.query<{ readonly timers: number }>(countTimersSql)).rows[0]?.timers ?? 0;
    const began = Instant.parse(new Date().toISOString());
    await writeTimedRequests(url, requests, (number) =>
      number % 2 === 0 ? later(began, -86_400_000) : later(began, (number / requests) * soon),
    );
    if (plant === 'forget-what-is-taken') await pool.query(forgetWhatIsTakenSql);
    const total = await set();
    say(`${total} timers are set, half of them due a day ago`);

    const start = (): ReturnType<typeof startProcess> =>
      startProcess(context, 'service-process', 'request', url, '0');
    const running = await Promise.all(Array.from({ length: processes }, start));
    for (let nth = 1; nth <= kills; nth += 1) {
      const left = total - (total * nth) / (kills + 1);
      await until(async () => (await set()) <= left, patience);
      const place = nth % processes;
      const victim = running[place];
      if (victim) await kill(victim);
      say(`Killed a process with ${await set()} timers left`);
      running[place] = await start();
    }
    await until(async () => (await set()) === 0, patience);

    const counted = await pool.query<{ lost: number; twice: number; swapped: number }>(
      countTimedSql,
      [quoteId, nadiasQuoteId],
    );
    const { lost = -1, twice = -1, swapped = -1 } = counted.rows[0] ?? {};
    const left = await set();
    return {
      checks: [
        {
          invariant: 'I2',
          what: 'every deadline that came has its effect',
          holds: lost === 0 && left === 0,
          found: `${lost} of ${requests} requests lack one, ${left} timers are left`,
        },
        { invariant: 'I5', what: 'once', holds: twice === 0, found: `${twice} have one twice` },
        {
          invariant: 'I3',
          what: 'in the order of the due times of a stream',
          holds: swapped === 0,
          found: `${swapped} out of order`,
        },
      ],
      figures: { timers: `${total}, ${requests * timersEach} deadlines` },
    };
  },
};
