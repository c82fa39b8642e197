import type { UserId } from '@osta/contracts/ids';
import type { Doorbell } from '@osta/event-store/doorbell';
import type { Clock } from '@osta/platform/clock';
import { constraintOf } from '@osta/platform/database/database-error';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';

import type { UnreadHint } from '../domain/unread-hint.ts';
import { notificationModel } from './notification-model.ts';
import { projectEventsSql, projectParameters, recordLateSql } from './project-events.sql.ts';
import { arrivalsIn, projectValues, revokedSessionsIn } from './projection.ts';

const { schema } = notificationModel;
const lateParameters = 4;

/** Index: see `projectEventsSql`. */
const projectLive = {
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
        arrivals.map(({ id }) => id),
        arrivals.map(() => uuidv7()),
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

/** Once more when somebody's very first notifications came twice at one moment: see `projectEventsSql`. */
async function project(pool: Pool, values: unknown[]): Promise<readonly ChangedRow[]> {
  const statement = { ...projectLive, values };
  try {
    return (await pool.query<ChangedRow>(statement)).rows;
  } catch (error) {
    if (constraintOf(error) !== 'notification_counter_pkey') throw error;
    return (await pool.query<ChangedRow>(statement)).rows;
  }
}
