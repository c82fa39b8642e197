import { CorrelationId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';

import type { Deadline } from './deadline.ts';
import type { Queryable } from './queryable.ts';
import { nextDueSql, putOffSql, takeDueSql, timerStatusSql, unparkSql } from './timers.sql.ts';

/** A deadline that has come. */
export interface DueTimer extends Deadline {
  readonly streamId: string;
  /** The event that set it: the cause of what its command records. */
  readonly cause: { readonly id: string; readonly correlationid: CorrelationId };
  /** Version of that event. */
  readonly setBy: number;
  /** How often it was taken, this time included. */
  readonly attempts: number;
}

/** How the timers of a service are doing. */
export interface TimerStatus {
  /** How many could be taken now. */
  readonly due: number;
  /** Seconds since the longest overdue one was due, parked ones left out; 0 when nothing is due. */
  readonly late: number;
  /** How many wait for somebody to mend what fails. */
  readonly parked: number;
}

/** The timers of one service. What sets, moves and cancels them is the append: `PostgresStreamsOptions.deadlines`. */
export interface Timers {
  /**
   * Takes what is due, the longest overdue first, and at most one of each stream. Nobody else gets them
   * before `until`; a timer ends when its command changes the state that set it.
   */
  takeDue(now: Instant, until: Instant): Promise<readonly DueTimer[]>;
  /**
   * Puts one off that its command did not end.
   *
   * @param until `null` parks it
   * @returns false when it was moved or cancelled meanwhile
   */
  putOff(timer: DueTimer, until: Instant | null, problem: string): Promise<boolean>;
  /** The next moment at which something is due; null for never. */
  nextDue(): Promise<Instant | null>;
  /** Has what was parked tried again. */
  unpark(): Promise<void>;
  status(now: Instant): Promise<TimerStatus>;
}

/** How many are taken in one call. */
const atOnce = 64;

interface DueRow {
  readonly stream_id: string;
  readonly name: string;
  readonly about: string;
  readonly due_at: Date;
  readonly set_by: number;
  readonly attempts: number;
  readonly event_id: string;
  readonly correlation_id: string;
}

/**
 * Gives access to the timers in the schema of one service.
 *
 * @param names the deadlines that this build has a command for; others are left to newer builds
 */
export function postgresTimers(
  database: Queryable,
  schema: string,
  names: readonly string[],
): Timers {
  return {
    async takeDue(now, until) {
      const { rows } = await database.query<DueRow>({
        name: `${schema}.take-due-timers`,
        text: takeDueSql(schema, atOnce),
        values: [now, until, names],
      });
      return rows.map(dueTimer).toSorted((one, other) => (one.dueAt < other.dueAt ? -1 : 1));
    },

    async putOff({ streamId, name, about, setBy }, until, problem) {
      const { rowCount } = await database.query({
        name: `${schema}.put-off-timer`,
        text: putOffSql(schema),
        values: [streamId, name, about, setBy, until ?? 'infinity', problem],
      });
      return rowCount === 1;
    },

    async nextDue() {
      const { rows } = await database.query<{ readonly next_at: Date }>({
        name: `${schema}.next-due-timer`,
        text: nextDueSql(schema),
        values: [names],
      });
      return rows[0] ? instant(rows[0].next_at) : null;
    },

    async unpark() {
      await database.query({ text: unparkSql(schema) });
    },

    async status(now) {
      const { rows } = await database.query<TimerStatus & Record<string, unknown>>({
        name: `${schema}.timer-status`,
        text: timerStatusSql(schema),
        values: [now],
      });
      const [row] = rows;
      if (!row) throw new Error('counting has one row');
      return { due: row.due, late: row.late, parked: row.parked };
    },
  };
}

function dueTimer(row: DueRow): DueTimer {
  return {
    streamId: row.stream_id,
    name: row.name,
    about: row.about,
    dueAt: instant(row.due_at),
    setBy: row.set_by,
    attempts: row.attempts,
    cause: { id: row.event_id, correlationid: CorrelationId.parse(row.correlation_id) },
  };
}

function instant(date: Date): Instant {
  return Instant.parse(date.toISOString());
}
