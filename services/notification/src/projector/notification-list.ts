import type { UserId } from '@osta/contracts/ids';
import type { Doorbell } from '@osta/event-store/doorbell';
import type { Clock } from '@osta/platform/clock';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import { DatabaseError, type Pool } from 'pg';

import type { UnreadHint } from '../domain/unread-hint.ts';
import { notificationModel } from './notification-model.ts';
import { projectEventsSql, projectParameters, recordLateSql } from './project-events.sql.ts';
import { arrivalsIn, projectValues, revokedSessionsIn } from './projection.ts';

const { schema } = notificationModel;
const lateParameters = 2;
/** Every try is lost only to somebody who has won. */
const attempts = 100;

/** Index: see `projectEventsSql`. */
export const projectLive: { readonly name: string; readonly text: string } = {
  name: 'notification.project-live',
  text: projectEventsSql(schema, [
    recordLateSql(schema, projectParameters + 1),
    moveCheckpointSql(schema, projectParameters + lateParameters + 1),
  ]),
};

interface Projector {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Rung for the topic `notification` when something came late. */
  readonly doorbell: Doorbell;
  /** Told after the commit. Never throws. */
  readonly onChanged: (hints: readonly UnreadHint[]) => void;
  /** Told after the commit. Never throws. */
  readonly onRevoked: (sessionIds: readonly string[]) => void;
}

interface ChangedRow {
  readonly user_id: UserId;
  readonly unread: number;
  readonly version: number;
  readonly late: number;
}

/**
 * Keeps lists, bells and names: one statement a batch, with the checkpoint in it.
 *
 * It does not read the topic `notification`: what people have read is written by the commands, in
 * the statement of the event.
 */
export function notificationList(projector: Projector): SubscriptionDefinition {
  const { pool, clock, doorbell, onChanged, onRevoked } = projector;
  return {
    name: 'notification-list',
    topics: ['request', 'account'],
    async apply(events, checkpoint) {
      const arrivals = arrivalsIn(events);
      const values = [
        ...projectValues(arrivals, events),
        arrivals.map(({ event }) => event.correlationid),
        clock.now(),
        ...checkpointValues(checkpoint),
      ];
      const rows = await project(pool, values);

      if (rows.some(({ late }) => late > 0)) doorbell.ring('notification');
      onChanged(rows.map(({ user_id: userId, unread, version }) => ({ userId, unread, version })));
      onRevoked(revokedSessionsIn(events));
    },
  };
}

/** Again when others were faster in a way that takes the whole statement back. */
async function project(pool: Pool, values: unknown[]): Promise<readonly ChangedRow[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await pool.query<ChangedRow>({ ...projectLive, values })).rows;
    } catch (error) {
      if (attempt === attempts || !wasOvertaken(error)) throw error;
    }
  }
}

/** Somebody's very first notifications, or a late one, at the moment of another: see the statements. */
function wasOvertaken(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  const { code, constraint, table } = error;
  return constraint === 'notification_counter_pkey' || (code === '23502' && table === 'event');
}
