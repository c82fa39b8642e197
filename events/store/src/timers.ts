import { CorrelationId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';

import type { Deadline } from './deadline.ts';
import type { Queryable } from './queryable.ts';
import { nextDueSql, putOffSql, takeDueSql, timerStatusSql, unparkSql } from './timers.sql.ts';

/** A timer whose deadline has come. */
export interface DueTimer extends Deadline {
  readonly streamId: string;
  /** The event that set the timer: the cause of the events that its command records. */
  readonly cause: { readonly id: string; readonly correlationid: CorrelationId };
  /** Version of that event. */
  readonly setBy: number;
  /** Number of attempts, this one included. */
  readonly attempts: number;
}

/** The state of the timers of a service. */
export interface TimerStatus {
  /** Number of timers that could be taken now. */
  readonly due: number;
  /** Seconds by which the longest overdue timer is late, parked ones excluded; 0 when nothing is due. */
  readonly late: number;
  /** Number of parked timers, which wait for a fix. */
  readonly parked: number;
}

/** The timers of one service. Only appends set, move and cancel them: `PostgresStreamsOptions.deadlines`. */
export interface Timers {
  /**
   * Takes due timers, the longest overdue first, at most one of each stream. Other processes cannot take them
   * before `until`. A timer ends when its command changes the state that set it.
   */
  takeDue(now: Instant, until: Instant): Promise<readonly DueTimer[]>;
  /**
   * Postpones a timer that its command did not end.
   *
   * @param until `null` parks it
   * @returns false when it was moved or cancelled meanwhile
   */
  putOff(timer: DueTimer, until: Instant | null, problem: string): Promise<boolean>;
  /** Returns the next due time; null for none. */
  nextDue(): Promise<Instant | null>;
  /** Unparks all parked timers. */
  unpark(): Promise<void>;
  status(now: Instant): Promise<TimerStatus>;
}

/** Largest number of timers taken in one call. */
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
 * @param names the deadlines that this build has a command for; other timers are left to newer builds
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
