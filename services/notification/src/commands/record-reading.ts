import type { NotificationId, UserId } from '@osta/contracts/ids';
import type { UnreadCount } from '@osta/contracts/notification/api';
import type { NotificationEvent } from '@osta/contracts/notification/events';
import { recordedType } from '@osta/contracts/recorded-type';
import type { Doorbell } from '@osta/event-store/doorbell';
import { refuse, type Refusal, type Refused } from '@osta/platform/decider';
import type { CommandContext } from '@osta/platform/handle';
import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';

import { recordReading } from './record-reading.sql.ts';

/** Attempts before a command gives up. An attempt fails only if another writer succeeded. */
export const attempts = 10;

/** The pool and the doorbell of the reading commands. */
export interface ReadingStore {
  readonly pool: Pool;
  /** Rung for the topic `notification` after every append. */
  readonly doorbell: Doorbell;
}

/** Other writers won every attempt. Nothing was written; a later call may succeed. */
export interface Contended extends Refusal {
  readonly code: 'CONTENDED';
}

export interface Marked {
  readonly ok: true;
  /** The unread count after the command. */
  readonly count: UnreadCount;
  /** False if everything was read before. */
  readonly isChanged: boolean;
}

export type Marking<Reason extends Refusal = never> = Marked | Refused<Reason | Contended>;

/** What a command will do to the list that it read. */
export interface Plan {
  /** The unread count as it was read: the plan is valid only while it is unchanged. */
  readonly found: UnreadCount;
  /** Empty: there is nothing to mark. */
  readonly events: readonly NotificationEvent[];
  /** The unread count after the events. */
  readonly unread: number;
}

/**
 * Plans and writes; plans again when the list has changed in between.
 *
 * `commandsOf` does not fit here: these commands decide about a list, which is a read model, and
 * one statement writes list, counter and stream together. A repeated command changes nothing, so it
 * needs no idempotency key.
 *
 * @param plan reads the list; a refusal ends the command
 */
export async function mark<Reason extends Refusal>(
  store: ReadingStore,
  readerId: UserId,
  context: CommandContext,
  plan: () => Promise<Plan | Refused<Reason>>,
): Promise<Marking<Reason>> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const planned = await plan();
    if ('ok' in planned) return planned;
    if (planned.events.length === 0) return { ok: true, count: planned.found, isChanged: false };

    const count = await record(store, readerId, context, planned);
    if (count) return { ok: true, count, isChanged: true };
    context.log.debug(
      { readerId, attempt },
      'notification list changed concurrently, trying again',
    );
  }
  return refuse({ code: 'CONTENDED' });
}

async function record(
  { pool, doorbell }: ReadingStore,
  readerId: UserId,
  context: CommandContext,
  { found, events, unread }: Plan,
): Promise<UnreadCount | undefined> {
  const { rows } = await pool.query<UnreadCount>({
    ...recordReading,
    values: [
      readerId,
      found.version,
      unread,
      watermarkOf(events),
      notificationsOf(events),
      events.map(() => uuidv7()),
      events.map(({ type }) => recordedType(type)),
      events.map(({ data }) => JSON.stringify(data)),
      context.now,
      context.correlationId,
      context.causationId,
    ],
  });
  if (rows[0]) doorbell.ring('notification');
  return rows[0];
}

function watermarkOf(events: readonly NotificationEvent[]): number | null {
  const marks = events.map((event) =>
    event.type === 'osta.notification.all-notifications-read' ? event.data.upTo : 0,
  );
  return Math.max(...marks) || null;
}

function notificationsOf(events: readonly NotificationEvent[]): readonly NotificationId[] {
  return events.flatMap((event) =>
    event.type === 'osta.notification.notification-read' ? [event.data.notificationId] : [],
  );
}
