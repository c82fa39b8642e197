import { ServiceRequestId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import type { RequestEvent } from '@osta/contracts/request/events';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { postgresStreams } from '@osta/event-store/postgres-streams';
import { postgresTimers } from '@osta/event-store/timers';
import { systemClock } from '@osta/platform/clock';
import { handle } from '@osta/platform/handle';
import { createTimerRunner } from '@osta/platform/timers/create-timer-runner';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import { linkProfessionals } from '@osta/request/commands/link-professionals.sql';
import { requestAggregate } from '@osta/request/commands/request-aggregate';
import { systemCommands } from '@osta/request/commands/system-commands';
import { requestDeadlines } from '@osta/request/domain/request/deadlines';
import { defaultRequestPolicy } from '@osta/request/domain/request/request-policy';
import { serviceRequest, type ServiceRequest } from '@osta/request/domain/request/service-request';
import { submitQuote } from '@osta/request/domain/request/submit-quote';
import { requestTimers } from '@osta/request/process/request-timers';
import { drafted, invited, omar, submitted, terms } from '@osta/request/testing/leaking-sink';
import { Pool } from 'pg';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';

import { benchDatabase } from '../bench-database.ts';
import { requestIdOf } from '../load/open-requests.sql.ts';
import { figureRow, noneRow, ratioRow, type Row } from '../report.ts';
import { alternate, compare, cpuOf, timeEach, type Side } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { median } from '../statistics.ts';
import {
  allDueSql,
  copyRequestsSql,
  countExpiredSql,
  followDeadlinesSql,
  setManyTimersSql,
} from './timers.sql.ts';

const connections = 8;
const allAtOnce = 10_000;
const looks = 200;
const day = 24 * 3_600_000;
const log = pino({ level: 'silent' });

/** P18–P20: what a timer adds to a command, and how fast many timers fire. */
export const timers: Scenario = {
  name: 'timers',
  summary: 'P18–P20: a command with a timer against one without, ten thousand due, a million set.',
  plants: [],
  run,
};

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { say } = context;
  const rounds = context.rounds ?? 5;
  const count = context.size ?? 2000;
  const many = 1_000_000;
  const { pool: past, url } = await benchDatabase(context);
  const pool = servicePool(url);
  context.onEnd(() => pool.end());
  const now = systemClock.now();

  say(`Setting ${many} timers`);
  await pool.query(followDeadlinesSql, [requestDeadlines.version]);
  await pool.query(setManyTimersSql, [many]);
  const open = await recordTemplate(pool, later(now, day));
  const overdue = await recordTemplate(pool, later(now, -day));
  const needed = (rounds + 1) * 2 * count;
  await pool.query(copyRequestsSql, [open, 1, needed]);
  await pool.query(copyRequestsSql, [overdue, needed + 1, allAtOnce]);
  await past.query('vacuum analyze');

  say(`${count} quotes a round, with and without a timer`);
  let next = 1;
  const reserve = (): number => {
    const first = next;
    next += count;
    return first;
  };
  const pairs = await alternate({
    product: quotes(pool, true, reserve, count),
    peer: quotes(pool, false, reserve, count),
    rounds,
  });

  const timersOfRequests = postgresTimers(pool, 'request', ['expire-request']);
  const times = await timeEach(looks, () => timersOfRequests.takeDue(now, now));

  say(`${allAtOnce} timers come at once`);
  await pool.query(allDueSql, [needed + 1, allAtOnce]);
  const runner = createTimerRunner({
    commands: requestTimers(
      systemCommands(requestAggregate.over(pool, memoryDoorbell()), defaultRequestPolicy, pool),
    ),
    rebuild: async () => {},
    pool,
    schema: 'request',
    clock: systemClock,
    log,
  });
  const began = performance.now();
  await runner.fireDue();
  const seconds = (performance.now() - began) / 1000;
  const { rows } = await pool.query<{ readonly expired: number }>(countExpiredSql);
  const expired = rows[0]?.expired ?? 0;

  const look = median(times);
  return [
    ratioRow(
      'P18',
      'time of the same command without a timer',
      compare(pairs, 'seconds'),
      { atMost: 1.1 },
      's',
    ),
    figureRow(
      'P19',
      `seconds until ${allAtOnce} timers that are due at once have fired`,
      seconds,
      { atMost: 60 },
      `${Math.round(allAtOnce / seconds)} a second, a million others set`,
    ),
    noneRow('P19', 'of them have not', allAtOnce - expired, allAtOnce),
    figureRow(
      'P20',
      'milliseconds of a look at a million timers of which none is due',
      look,
      { atMost: 5 },
      'median',
    ),
  ];
}

/** Connections as in the service: names without a schema resolve to the schema `request`. */
function servicePool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    options: '-c search_path=request',
  });
  // The pool replaces an idle connection that breaks
  pool.on('error', () => {});
  return pool;
}

/** Records a request that was sent to Omar, in its own stream. @returns its id */
async function recordTemplate(pool: Pool, expiresAt: Instant): Promise<string> {
  const events: readonly [RequestEvent, ...RequestEvent[]] = [
    drafted,
    { ...submitted, data: { expiresAt } },
    invited,
  ];
  const { idempotency, correlationId, causationId, now } = unkeyedContext({
    actor: 'system',
    clock: systemClock,
    log,
  });
  const streamId = uuidv7();
  await streamsOf(pool, false).append({
    streamId,
    expected: 0,
    events,
    before: serviceRequest.initial,
    state: events.reduce(serviceRequest.evolve, serviceRequest.initial),
    actor: 'system',
    time: now,
    correlationId,
    causationId,
    idempotency,
    answer: null,
  });
  return streamId;
}

function streamsOf(
  pool: Pool,
  hasTimers: boolean,
): ReturnType<typeof postgresStreams<ServiceRequest, RequestEvent>> {
  return postgresStreams<ServiceRequest, RequestEvent>({
    table: requestAggregate.snapshots.table,
    topic: 'request',
    pool,
    schema: 'request',
    source: '/osta/request',
    fold: serviceRequest,
    doorbell: memoryDoorbell(),
    ...(hasTimers && { deadlines: requestDeadlines }),
    alongside: {
      sql: linkProfessionals,
      values: ({ time }) => [[], time],
    },
  });
}

/** Omar quotes on `count` requests. The two sides differ only in the timer. */
function quotes(pool: Pool, hasTimers: boolean, reserve: () => number, count: number): Side {
  const aggregate = {
    ...requestAggregate.over(pool, memoryDoorbell()),
    streams: streamsOf(pool, hasTimers),
  };
  const quote = handle({
    ...aggregate,
    decide: submitQuote,
    facts: async () => ({ policy: defaultRequestPolicy, hiddenAs: null }),
  });
  const offer = {
    ...terms,
    note: '',
    proposedStart: later(systemClock.now(), 3 * day),
    validUntil: later(systemClock.now(), day / 2),
  };
  return async () => {
    const first = reserve();
    const numbers = Array.from({ length: count }, (_, nth) => first + nth)[Symbol.iterator]();
    const began = performance.now();
    const cpu = await cpuOf(async () => {
      await Promise.all(
        Array.from({ length: connections }, async () => {
          for (const number of numbers) {
            const requestId = ServiceRequestId.parse(requestIdOf(number));
            const context = unkeyedContext({ actor: omar, clock: systemClock, log });
            const outcome = await quote({ requestId, terms: offer }, context);
            if (!outcome.ok) throw new Error(`${requestId}: ${outcome.refused.code}`);
          }
        }),
      );
    });
    return { figures: { seconds: (performance.now() - began) / 1000 }, cpu: cpu / count };
  };
}
