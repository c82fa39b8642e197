import { CorrelationId, IdempotencyKey } from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import type { Pool } from 'pg';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Deadline, Deadlines } from '../src/deadline.ts';
import { postgresStreams } from '../src/postgres-streams.ts';
import { readStream } from '../src/read-events.ts';
import { rebuildTimers, type RebuildTimersOptions } from '../src/rebuild-timers.ts';
import type { Streams } from '../src/streams.ts';
import { requestDatabase, type RequestDatabase } from '../src/testing/request-database.ts';
import { postgresTimers, type Timers } from '../src/timers.ts';

/** A stream whose state is its deadlines. */
type State = readonly Deadline[];
interface Planned {
  readonly type: 'osta.request.planned.v1';
  readonly data: { readonly deadlines: State };
}

const noon = Instant.parse('2026-03-01T12:00:00.000Z');
const minute = 60_000;
const after = (minutes: number): Instant => later(noon, minutes * minute);
const deadlines: Deadlines<State> = { version: 1, of: (state) => state };

let database: RequestDatabase;
let pool: Pool;
let timers: Timers;

beforeAll(async () => {
  database = await requestDatabase();
  ({ pool } = database);
  timers = postgresTimers(pool, 'request', ['ring', 'remind']);
});

afterAll(() => database.drop());

beforeEach(async () => {
  await pool.query('truncate request.timer, request.timer_basis, request.stream');
});

function streams(declared?: Deadlines<State>): Streams<State, Planned> {
  return postgresStreams<State, Planned>({
    pool,
    schema: 'request',
    table: 'stream',
    topic: 'request',
    source: '/osta/request',
    fold: { version: 1, initial: [], evolve: (_state, { data }) => data.deadlines },
    doorbell: { ring: () => {}, listen: () => () => {} },
    ...(declared && { deadlines: declared }),
  });
}

const timed = (): Streams<State, Planned> => streams(deadlines);

function ring(minutes: number, about = ''): Deadline {
  return { name: 'ring', about, dueAt: after(minutes) };
}

/** Appends one event to a stream, after which it has these deadlines. */
async function plan(
  stream: string,
  state: State,
  where: Streams<State, Planned> = timed(),
  expected?: number,
): Promise<number | undefined> {
  const key = IdempotencyKey.parse(uuid());
  const { state: before, version } = await where.load(stream, 'system', key);
  return where.append({
    streamId: stream,
    expected: expected ?? version,
    events: [{ type: 'osta.request.planned.v1', data: { deadlines: state } }],
    before,
    state,
    actor: 'system',
    time: noon,
    correlationId: CorrelationId.parse(uuid()),
    causationId: key,
    idempotency: { principal: 'system', key, requestHash: 'none' },
    answer: null,
  });
}

/** Returns `<stream> <name> <about> <minutes after noon>` of every timer. */
async function set(): Promise<readonly string[]> {
  const { rows } = await pool.query<{ stream_id: string; about: string; due_at: Date }>(
    'select stream_id, about, due_at from request.timer order by due_at',
  );
  return rows.map((row) => {
    const minutes = (row.due_at.getTime() - Date.parse(noon)) / minute;
    return `${row.stream_id} ${row.about} ${minutes}`;
  });
}

describe('an append', () => {
  it('sets, moves and cancels timers in its own statement', async () => {
    const stream = uuid();
    await plan(stream, [ring(1), ring(2, 'quote')]);
    expect(await set()).toEqual([`${stream}  1`, `${stream} quote 2`]);

    await plan(stream, [ring(5, 'quote'), ring(3, 'other')]);
    expect(await set()).toEqual([`${stream} other 3`, `${stream} quote 5`]);

    await plan(stream, []);
    expect(await set()).toEqual([]);
  });

  it('that loses a race changes no timer', async () => {
    const stream = uuid();
    await plan(stream, [ring(1)]);
    expect(await plan(stream, [ring(9)], timed(), 7)).toBeUndefined();
    expect(await set()).toEqual([`${stream}  1`]);
  });
});

describe('timers', () => {
  it('are taken when due, the longest overdue first, with the event that set them', async () => {
    const [one, other] = [uuid(), uuid()];
    await plan(one, [ring(2)]);
    await plan(other, []);
    await plan(other, [ring(1)]);

    expect(await timers.takeDue(later(after(1), -1), after(9))).toEqual([]);
    const due = await timers.takeDue(after(2), after(9));
    const [event] = await readStream(pool, 'request', other, 2, 2);
    expect(due.map(({ streamId }) => streamId)).toEqual([other, one]);
    expect(due[0]).toEqual({
      ...ring(1),
      streamId: other,
      setBy: 2,
      attempts: 1,
      cause: { id: event?.id, correlationid: event?.correlationid },
    });
  });

  it('are reserved while they are taken, and free again afterwards', async () => {
    await plan(uuid(), [ring(1)]);
    expect(await timers.takeDue(after(1), after(2))).toHaveLength(1);
    expect(await timers.takeDue(after(1), after(2))).toHaveLength(0);
    expect(await timers.takeDue(after(2), after(3))).toMatchObject([{ attempts: 2 }]);
  });

  it('are taken once by many concurrent callers', async () => {
    await Promise.all(Array.from({ length: 100 }, () => plan(uuid(), [ring(1)])));
    const taken = await Promise.all(
      Array.from({ length: 10 }, () => timers.takeDue(after(1), after(2))),
    );
    const all = taken.flat().map(({ streamId }) => streamId);
    expect(all).toHaveLength(100);
    expect(new Set(all).size).toBe(100);
  });

  it('of one stream are taken one after the other, in the order of their times', async () => {
    const stream = uuid();
    await plan(stream, [ring(2, 'b'), ring(1, 'c'), ring(2, 'a')]);
    const come: string[] = [];
    for (const left of [[ring(2, 'b'), ring(2, 'a')], [ring(2, 'b')], []]) {
      const due = await timers.takeDue(after(5), after(6));
      expect(await timers.takeDue(after(5), after(6))).toEqual([]);
      come.push(...due.map(({ about }) => about));
      await plan(stream, left);
    }
    expect(come).toEqual(['c', 'a', 'b']);
  });

  it('that are parked block no others, and are retried on request', async () => {
    const stream = uuid();
    await plan(stream, [ring(1, 'stuck'), ring(2)]);
    const [stuck] = await timers.takeDue(after(2), after(3));
    expect(stuck && (await timers.putOff(stuck, null, 'It cannot be'))).toBe(true);
    expect(await timers.status(after(2))).toEqual({ due: 1, late: 0, parked: 1 });
    expect(await timers.takeDue(after(2), after(9))).toMatchObject([{ about: '' }]);
    await plan(stream, [ring(1, 'stuck')]);

    expect(await timers.nextDue()).toBeNull();
    await timers.unpark();
    expect(await timers.takeDue(after(2), after(9))).toMatchObject([{ about: 'stuck' }]);
  });

  it('are not postponed when they have moved meanwhile', async () => {
    const stream = uuid();
    await plan(stream, [ring(1)]);
    const [due] = await timers.takeDue(after(1), after(2));
    await plan(stream, [ring(7)]);
    expect(due && (await timers.putOff(due, after(3), 'Not now'))).toBe(false);
    expect(await timers.nextDue()).toBe(after(7));
  });

  it('without a command in this build wait for a build that has one', async () => {
    await plan(uuid(), [{ name: 'of-the-future', about: '', dueAt: after(1) }, ring(2)]);
    expect(await timers.takeDue(after(3), after(4))).toMatchObject([{ name: 'ring' }]);
  });

  it('report how many are due and how late', async () => {
    await plan(uuid(), [ring(1)]);
    await plan(uuid(), [ring(3)]);
    expect(await timers.status(noon)).toEqual({ due: 0, late: 0, parked: 0 });
    expect(await timers.status(after(5))).toEqual({ due: 2, late: 240, parked: 0 });
    const [due] = await timers.takeDue(after(1), after(2));
    if (due) await timers.putOff(due, after(20), 'Not now');
    expect(await timers.status(after(5))).toEqual({ due: 1, late: 240, parked: 0 });
  });
});

function options(declared: Deadlines<State>): RebuildTimersOptions<State> {
  return { pool, schema: 'request', table: 'stream', topic: 'request', deadlines: declared };
}

/** Waits until so many statements of this database wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount === count) return;
  }
}

describe('rebuildTimers', () => {
  it('sets the timers of older streams, once per declaration', async () => {
    const [one, other] = [uuid(), uuid()];
    await plan(one, [ring(1)], streams());
    await plan(other, [ring(2)]);
    await plan(other, [], streams());

    expect(await rebuildTimers(options(deadlines))).toBe(2);
    expect(await set()).toEqual([`${one}  1`]);
    expect(await rebuildTimers(options(deadlines))).toBe(0);

    const twiceAsLong: Deadlines<State> = { version: 2, of: () => [ring(30)] };
    expect(await rebuildTimers(options(twiceAsLong))).toBe(2);
    expect(await set()).toEqual([`${one}  30`, `${other}  30`].toSorted());
  });

  it('leaves no timer that a command cancels meanwhile', async () => {
    const stream = uuid();
    await plan(stream, [ring(1), ring(2, 'quote')], streams());
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from request.stream where id = $1 for share', [stream]);
    const cancelled = plan(stream, [ring(1)]);
    await untilWaiting(1);
    const rebuilt = rebuildTimers(options(deadlines));
    await Promise.race([rebuilt, untilWaiting(2)]);
    await holder.query('commit');
    holder.release();

    expect(await cancelled).toBe(2);
    expect(await rebuilt).toBe(1);
    expect(await set()).toEqual([`${stream}  1`]);
  });

  it('agrees with concurrent commands', async () => {
    const all = Array.from({ length: 40 }, () => uuid());
    for (const stream of all) await plan(stream, [ring(1), ring(2, 'quote')], streams());
    const moving = Promise.all(
      all.flatMap((stream, n) => [
        plan(stream, n % 2 === 0 ? [ring(1)] : [ring(1), ring(3, 'quote')]),
      ]),
    );
    await rebuildTimers(options(deadlines));
    await moving;

    const { rows } = await pool.query<{ id: string; state: State }>(
      'select id, state from request.stream',
    );
    const wanted = rows.flatMap(({ id, state }) =>
      state.map(({ about, dueAt }) => {
        return `${id} ${about} ${(Date.parse(dueAt) - Date.parse(noon)) / minute}`;
      }),
    );
    expect((await set()).toSorted()).toEqual(wanted.toSorted());
  });
});
