import { later, type Instant } from '@osta/contracts/instant';
import { backoff } from '@osta/event-store/backoff';
import { pause } from '@osta/event-store/pause';
import { postgresTimers, type DueTimer, type TimerStatus } from '@osta/event-store/timers';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { Clock } from '../clock.ts';
import { reactionContext } from '../command-context.ts';
import type { ServiceTimers } from './timer-command.ts';

/** What became of a timer that was due. */
export type TimerResult = 'fired' | 'refused' | 'moved-on' | 'failed' | 'parked';

export interface TimerRunnerOptions {
  readonly timers: ServiceTimers;
  /** For background work, of the service. */
  readonly pool: Pool;
  readonly schema: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** Told of every timer, and how many seconds after its time it was taken. */
  readonly onResult?: (timer: DueTimer, result: TimerResult, late: number) => void;
}

/** Fires the deadlines of one service. Any number of processes may do it at once. */
export interface TimerRunner {
  /** Goes on by itself until `stop`: wakes at the next due time, and once a second. */
  start(): void;
  /** Fires what is due by now, and what becomes due by that. @returns how many timers were taken */
  fireDue(): Promise<number>;
  status(): Promise<TimerStatus>;
  /** Lets the commands in hand finish. */
  stop(): Promise<void>;
}

/** Milliseconds after which another process takes a timer whose process is gone. */
const lease = 30_000;
/** Commands at the same time: people's own come first, and the pool they share has eight connections. */
const lanes = 4;
/** Milliseconds between two looks at least, and at most. */
const looks = { atLeast: 50, atMost: 1000 };
/** Milliseconds until a timer that was not ended is tried again: doubled with each try. */
const retries = { first: 5000, longest: 3_600_000 };
/** After so many failures, two and a half hours, somebody has to look. */
const failuresAtMost = 12;

/**
 * Takes due timers and issues their commands. A command has one effect however often and wherever it is
 * issued: its idempotency key follows from the event that set the timer, and its append ends the timer.
 *
 * - accepted: the append has cancelled the timer, since the new state has no such deadline
 * - refused: the state has moved on, and the timer with it; otherwise it is asked again, later and later
 * - failed: tried again, later and later, and parked in the end. What is parked is tried again when a process
 *   starts: what fails for hours is a mistake in the code, and newer code is a start
 */
export function createTimerRunner(options: TimerRunnerOptions): TimerRunner {
  const { pool, schema, clock, log, onResult = () => {} } = options;
  const { commands, rebuild } = options.timers;
  const timers = postgresTimers(pool, schema, Object.keys(commands));
  const bell = pause();
  const stopping = new AbortController();
  let prepared: Promise<void> | undefined;
  let running: Promise<void> | undefined;

  /** Once a process; tried again when it fails. */
  async function prepare(): Promise<void> {
    prepared ??= rebuild().then(() => timers.unpark());
    try {
      await prepared;
    } catch (error) {
      prepared = undefined;
      throw error;
    }
  }

  async function round(): Promise<number> {
    const now = clock.now();
    const due = await timers.takeDue(now, later(now, lease));
    const left = due[Symbol.iterator]();
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (const timer of left) await fire(timer);
      }),
    );
    return due.length;
  }

  async function fire(timer: DueTimer): Promise<void> {
    const { name, cause, streamId, about, dueAt } = timer;
    const late = Math.max(0, Date.parse(clock.now()) - Date.parse(dueAt)) / 1000;
    const told = log.child({ timer: name, streamId, about, dueAt });
    const purpose = about === '' ? name : `${name}:${about}`;
    const context = reactionContext({ event: cause, purpose, clock, log: told });
    try {
      const outcome = await commands[name]?.({ streamId, name, about, dueAt }, context);
      if (outcome?.ok) {
        onResult(timer, 'fired', late);
        return;
      }
      const { code } = outcome?.refused ?? { code: 'NO_COMMAND' };
      const isStillSet = await timers.putOff(timer, nextTry(timer), code);
      if (isStillSet) told.warn({ code }, 'a timer was refused and is asked again later');
      onResult(timer, isStillSet ? 'refused' : 'moved-on', late);
    } catch (err) {
      const isParked = timer.attempts >= failuresAtMost;
      const problem = err instanceof Error ? err.message : String(err);
      await timers.putOff(timer, isParked ? null : nextTry(timer), problem);
      if (isParked) told.error({ err }, 'a timer was parked: it is tried again at the next start');
      else told.warn({ err }, 'a timer failed and is tried again later');
      onResult(timer, isParked ? 'parked' : 'failed', late);
    }
  }

  function nextTry({ attempts }: DueTimer): Instant {
    const wait = Math.min(retries.first * 2 ** (attempts - 1), retries.longest);
    return later(clock.now(), wait);
  }

  async function fireDue(): Promise<number> {
    await prepare();
    let fired = 0;
    for (;;) {
      const taken = await round();
      fired += taken;
      if (taken === 0) return fired;
    }
  }

  async function keepFiring(): Promise<void> {
    const delay = backoff(100, 5000);
    while (!stopping.signal.aborted) {
      try {
        await prepare();
        if ((await round()) === 0) await bell.wait(await untilNext());
        delay.reset();
      } catch (err) {
        if (!stopping.signal.aborted) log.warn({ err, schema }, 'timers had to wait');
        await bell.wait(delay.next());
      }
    }
  }

  async function untilNext(): Promise<number> {
    const next = await timers.nextDue();
    const wait = next === null ? looks.atMost : Date.parse(next) - Date.parse(clock.now());
    return Math.min(Math.max(wait, looks.atLeast), looks.atMost);
  }

  return {
    start() {
      running ??= keepFiring();
    },
    fireDue,
    status: () => timers.status(clock.now()),
    async stop() {
      stopping.abort();
      bell.wake();
      await running;
    },
  };
}
