import type { EventEnvelope } from '@osta/contracts/envelope';
import type { UserId } from '@osta/contracts/ids';
import type { Doorbell } from '@osta/event-store/doorbell';
import type { Clock } from '@osta/platform/clock';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import { DatabaseError, type Pool } from 'pg';

import type { UnreadHint } from '../domain/unread-hint.ts';
import { notificationModel } from './notification-model.ts';
import { projectEventsSql, projectParameters, recordLateSql } from './project-events.sql.ts';
import { onTopParameters, projectOnTopSql } from './project-on-top.sql.ts';
import {
  arrivalsIn,
  onTopValues,
  projectValues,
  revokedSessionsIn,
  stirredBy,
} from './projection.ts';

const { schema } = notificationModel;
const lateParameters = 2;
/** An attempt fails only if another writer succeeded. */
const attempts = 100;

interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Index: see `projectOnTopSql`. */
export const projectOnTop: Statement = {
  name: 'notification.project-on-top',
  text: projectOnTopSql(schema, [moveCheckpointSql(schema, onTopParameters + 1)]),
};

/** Index: see `projectEventsSql`. */
export const projectLive: Statement = {
  name: 'notification.project-live',
  text: projectEventsSql(schema, [
    recordLateSql(schema, projectParameters + 1),
    moveCheckpointSql(schema, projectParameters + lateParameters + 1),
  ]),
};

interface Projector {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Rung for the topic `notification` when a notification came late. */
  readonly doorbell: Doorbell;
  /** Called after the commit. Never throws. */
  readonly onChanged: (hints: readonly UnreadHint[]) => void;
  /** Called after the commit, with the people whose conversations changed. Never throws. */
  readonly onStirred: (userIds: readonly UserId[]) => void;
  /** Called after the commit, with events whose notifications are in the lists. Never throws. */
  readonly readAnswered: (events: readonly EventEnvelope[]) => Promise<void>;
  /** Called after the commit. Never throws. */
  readonly onRevoked: (sessionIds: readonly string[]) => void;
}

interface ChangedRow {
  readonly user_id: UserId;
  readonly unread: number;
  readonly version: number;
  /** Absent in the fast path, which writes no late notifications. */
  readonly late?: number;
}

/**
 * Returns the projector of lists, unread counts and names. It runs one statement per batch, which
 * moves the checkpoint, too. If not all notifications of a batch are new and on top, which is rare,
 * it runs a second one.
 *
 * It does not read the topic `notification`: the commands write what people have read, in the
 * statement of the event.
 */
export function notificationList(projector: Projector): SubscriptionDefinition {
  const { pool, clock, doorbell, onChanged, onStirred, onRevoked } = projector;
  return {
    name: 'notification-list',
    topics: [
      'request',
      'booking',
      'conversation',
      'wait',
      'application',
      'offering',
      'store',
      'account',
    ],
    // Names only: this read model holds no text that people write to each other
    wordsOf: ['account'],
    async apply(events, checkpoint) {
      const arrivals = arrivalsIn(events);
      const values = projectValues(arrivals, events);
      const moving = checkpointValues(checkpoint);
      const rows =
        (await putOnTop(pool, [...values, ...onTopValues(arrivals), ...moving])) ??
        (await project(pool, [
          ...values,
          arrivals.map(({ event }) => event.correlationid),
          clock.now(),
          ...moving,
        ]));

      if (rows.some(({ late = 0 }) => late > 0)) doorbell.ring('notification');
      onChanged(rows.map(({ user_id: userId, unread, version }) => ({ userId, unread, version })));
      onStirred(stirredBy(events));
      onRevoked(revokedSessionsIn(events));
      await projector.readAnswered(events);
    },
  };
}

/**
 * Tries the fast path.
 *
 * @returns undefined if a notification exists already, comes late or is not wanted; nothing has
 *   been written then
 */
async function putOnTop(pool: Pool, values: unknown[]): Promise<readonly ChangedRow[] | undefined> {
  try {
    return (await pool.query<ChangedRow>({ ...projectOnTop, values })).rows;
  } catch (error) {
    if (isNotOnTop(error)) return undefined;
    throw error;
  }
}

function isNotOnTop(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  const { code, constraint, table, column } = error;
  const isLate = code === '23502' && table === 'notification' && column === 'seq';
  return isLate || constraint === 'notification_pkey';
}

/** Runs the general statement, again if another writer made it roll back. */
async function project(pool: Pool, values: unknown[]): Promise<readonly ChangedRow[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await pool.query<ChangedRow>({ ...projectLive, values })).rows;
    } catch (error) {
      if (attempt === attempts || !wasOvertaken(error)) throw error;
    }
  }
}

/**
 * Whether two batches collided over the first notifications of a person, or over a late one: see
 * the statements.
 */
function wasOvertaken(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  const { code, constraint, table, column } = error;
  const isLateAgain = code === '23502' && table === 'event' && column === 'stream_version';
  return constraint === 'notification_counter_pkey' || isLateAgain;
}
