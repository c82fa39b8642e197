import { later, type Instant } from '@osta/contracts/instant';
import { backoff } from '@osta/event-store/backoff';
import { pause } from '@osta/event-store/pause';
import { postgresTimers, type DueTimer, type TimerStatus } from '@osta/event-store/timers';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { Clock } from '../clock.ts';
import { reactionContext } from '../command-context.ts';
import type { TimerCommands } from './timer-command.ts';

/** The result of a due timer. */
export type TimerResult = 'fired' | 'refused' | 'moved-on' | 'failed' | 'parked';

export interface TimerRunnerOptions {
  readonly commands: TimerCommands;
  /** Sets the timers of streams that are older than their deadlines' declaration. */
  readonly rebuild: () => Promise<unknown>;
  /** The service's pool for background work. */
  readonly pool: Pool;
  readonly schema: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called for every timer, with the seconds by which it was late. */
  readonly onResult?: (timer: DueTimer, result: TimerResult, late: number) => void;
}

/** Fires the timers of one service. Any number of processes may do so at once. */
export interface TimerRunner {
  /** Runs until `stop`: wakes at the next due time, and once a second. */
  start(): void;
  /**
   * Fires due timers, and those that become due by that.
   *
   * @returns number of timers taken
   */
  fireDue(): Promise<number>;
  status(): Promise<TimerStatus>;
  /** Finishes the running commands and stops. */
  stop(): Promise<void>;
}

/** Milliseconds of a lease, after which another process may take the timer of a dead one. */
const lease = 30_000;
/**
 * Number of concurrent commands. Small, because people's commands come first and share this pool of eight
 * connections.
 */
const lanes = 4;
/** Shortest and longest milliseconds between two checks. */
const looks = { atLeast: 50, atMost: 1000 };
/** Milliseconds until an unfinished timer is retried: doubled with each attempt. */
const retries = { first: 5000, longest: 3_600_000 };
/** A timer is parked after this many failures, about two and a half hours. */
const failuresAtMost = 12;

/**
 * Creates a runner that takes due timers and issues their commands. A command has one effect however often and
 * wherever it is issued: its idempotency key is derived from the event that set the timer, and its append ends
 * the timer.
 *
 * - accepted: the append has cancelled the timer, because the new state has no such deadline
 * - refused: the state has moved on, and usually the timer with it; otherwise it is retried with growing waits
 * - failed: retried with growing waits, and finally parked. Parked timers are retried when a process starts:
 *   hours of failures point to a bug, and its fix comes with a start
 */
export function createTimerRunner(options: TimerRunnerOptions): TimerRunner {
  const { commands, rebuild, pool, schema, clock, log, onResult = () => {} } = options;
  const timers = postgresTimers(pool, schema, Object.keys(commands));
  const bell = pause();
  const stopping = new AbortController();
  let prepared: Promise<void> | undefined;
  let running: Promise<void> | undefined;

  /** Prepares the timers once per process; retried after a failure. */
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
        if (!stopping.signal.aborted)
          log.warn({ err, schema }, 'firing timers failed, trying again');
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
