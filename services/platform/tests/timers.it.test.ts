import { CorrelationId, IdempotencyKey } from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import type { Deadline } from '@osta/event-store/deadline';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { postgresStreams } from '@osta/event-store/postgres-streams';
import type { Streams } from '@osta/event-store/streams';
import { patience } from '@osta/event-store/testing/patience';
import { requestDatabase, type RequestDatabase } from '@osta/event-store/testing/request-database';
import { pino } from 'pino';
import { v4 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { accept, refuse, type Decision, type Fold } from '../src/decider.ts';
import { handle, type Handler } from '../src/handle.ts';
import { testClock, type TestClock } from '../src/testing/test-clock.ts';
import { createTimerRunner, type TimerRunner } from '../src/timers/create-timer-runner.ts';
import type { TimerCommand } from '../src/timers/timer-command.ts';

const noon = Instant.parse('2026-03-01T12:00:00.000Z');
const minute = 60_000;

/** A stream that rings once, at its time. */
interface Alarm {
  readonly dueAt: Instant | null;
}
interface Rung {
  readonly type: 'osta.request.rung.v1';
  readonly data: Readonly<Record<string, never>>;
}
const rung: Rung = { type: 'osta.request.rung.v1', data: {} };
interface NotNow {
  readonly code: 'NOT_NOW';
}
/** Any event keeps it from ringing again. */
const alarm: Fold<Alarm, Rung> = {
  version: 1,
  initial: { dueAt: null },
  evolve: () => ({ dueAt: null }),
};
interface RingAlarm {
  readonly streamId: string;
}

let database: RequestDatabase;
let clock: TestClock;
let streams: Streams<Alarm, Rung>;
let ring: Handler<RingAlarm, null, NotNow>;
let isRefusing: boolean;
let runners: TimerRunner[];
let results: string[];

beforeAll(async () => {
  database = await requestDatabase();
  streams = postgresStreams<Alarm, Rung>({
    pool: database.pool,
    schema: 'request',
    table: 'stream',
    topic: 'request',
    source: '/osta/request',
    fold: alarm,
    doorbell: memoryDoorbell(),
    deadlines: {
      version: 1,
      of: ({ dueAt }): readonly Deadline[] =>
        dueAt === null ? [] : [{ name: 'ring', about: '', dueAt }],
    },
  });
  ring = handle({
    streams,
    fold: alarm,
    streamOf: ({ streamId }: RingAlarm) => streamId,
    decide: (): Decision<Rung, NotNow> =>
      isRefusing ? refuse({ code: 'NOT_NOW' }) : accept<[Rung]>(rung),
    answer: () => null,
  });
});

afterAll(() => database.drop());

beforeEach(async () => {
  clock = testClock(noon);
  isRefusing = false;
  runners = [];
  results = [];
  await database.pool.query('truncate request.timer');
});

afterEach(() => Promise.all(runners.map((runner) => runner.stop())));

function runnerWith(
  command: TimerCommand = async (due, context) => ring(due, context),
): TimerRunner {
  const runner = createTimerRunner({
    commands: { ring: command },
    rebuild: async () => {},
    pool: database.pool,
    schema: 'request',
    clock,
    log: pino({ level: 'silent' }),
    onResult: (_timer, result) => void results.push(result),
  });
  runners.push(runner);
  return runner;
}

async function setAlarm(dueAt: Instant): Promise<string> {
  const streamId = uuid();
  const key = IdempotencyKey.parse(uuid());
  await streams.append({
    streamId,
    expected: 0,
    events: [{ type: 'osta.request.rung.v1', data: {} }],
    before: { dueAt: null },
    state: { dueAt },
    actor: 'system',
    time: noon,
    correlationId: CorrelationId.parse(uuid()),
    causationId: key,
    idempotency: { principal: 'system', key, requestHash: 'none' },
    answer: null,
  });
  return streamId;
}

async function countTimers(): Promise<number> {
  const { rows } = await database.pool.query<{ readonly count: number }>(
    'select count(*)::int as count from request.timer',
  );
  return rows[0]?.count ?? -1;
}

/** Returns the newest version of every stream: 2 when it rang once. */
async function versionsOf(streamIds: readonly string[]): Promise<readonly number[]> {
  const { rows } = await database.pool.query<{ readonly version: number }>(
    'select version from request.stream where id = any($1::uuid[])',
    [streamIds],
  );
  return rows.map(({ version }) => version);
}

describe('a runner', () => {
  it('fires due timers once, however many runners there are', async () => {
    const alarms = await Promise.all(Array.from({ length: 100 }, () => setAlarm(noon)));
    for (const runner of [runnerWith(), runnerWith(), runnerWith()]) runner.start();

    await vi.waitUntil(async () => (await countTimers()) === 0, patience);
    expect(new Set(await versionsOf(alarms))).toEqual(new Set([2]));
    expect(results).toEqual(Array.from({ length: 100 }, () => 'fired'));
  });

  it('wakes when the next one is due', async () => {
    const alarmId = await setAlarm(later(noon, minute));
    runnerWith().start();
    clock.advance(minute);
    await vi.waitUntil(async () => (await countTimers()) === 0, patience);
    expect(await versionsOf([alarmId])).toEqual([2]);
  });

  it('has one effect when another runner takes the timer during its command', async () => {
    const alarmId = await setAlarm(noon);
    const other = runnerWith();
    let taken = 0;
    const slow = runnerWith(async (due, context) => {
      // Longer than the lease of a timer
      clock.advance(minute);
      taken = await other.fireDue();
      return ring(due, context);
    });
    await slow.fireDue();
    expect(taken).toBe(1);
    expect(await versionsOf([alarmId])).toEqual([2]);
    expect(results).toEqual(['fired', 'fired']);
  });

  it('retries refused commands at growing intervals, for ever', async () => {
    const alarmId = await setAlarm(noon);
    isRefusing = true;
    const runner = runnerWith();
    for (let hour = 0; hour < 48; hour += 1) {
      await runner.fireDue();
      clock.advance(60 * minute);
    }
    expect(new Set(results)).toEqual(new Set(['refused']));
    expect(results.length).toBeLessThan(60);
    isRefusing = false;
    await runner.fireDue();
    expect(await versionsOf([alarmId])).toEqual([2]);
  });

  it('parks a timer that fails for hours, delays no other, and retries it at the next start', async () => {
    const alarmId = await setAlarm(noon);
    const other = await setAlarm(later(noon, minute));
    const failing = runnerWith(async (due, context) => {
      if (due.streamId === alarmId) throw new Error('It cannot be');
      return ring(due, context);
    });
    for (let tries = 0; tries < 13; tries += 1) {
      await failing.fireDue();
      clock.advance(60 * minute);
    }
    expect(await versionsOf([other])).toEqual([2]);
    expect(results.at(-1)).toBe('parked');
    expect(await failing.status()).toMatchObject({ due: 0, parked: 1 });
    expect(await failing.fireDue()).toBe(0);

    await runnerWith().fireDue();
    expect(await versionsOf([alarmId])).toEqual([2]);
  });
});
