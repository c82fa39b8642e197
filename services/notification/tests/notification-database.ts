import type { EventEnvelope } from '@osta/contracts/envelope';
import { NotificationId, type UserId } from '@osta/contracts/ids';
import type { NotificationList } from '@osta/contracts/notification/api';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { testPool } from '@osta/event-store/testing/test-pool';
import { preparedDatabase } from '@osta/infrastructure/testing/infrastructure';
import { migrate } from '@osta/platform/database/migrate';
import type { CommandContext } from '@osta/platform/handle';
import { testClock, type TestClock } from '@osta/platform/testing/test-clock';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import type { Checkpoint, StreamStep } from '@osta/subscription/subscription';
import { topicOf } from '@osta/subscription/topic-of';
import type { Pool, QueryResultRow } from 'pg';
import { pino } from 'pino';

import { changePreferences, type ChangePreferences } from '../src/commands/change-preferences.ts';
import { readAllNotifications } from '../src/commands/read-all-notifications.ts';
import { readAnswered } from '../src/commands/read-answered.ts';
import { readNotification } from '../src/commands/read-notification.ts';
import type { Marking } from '../src/commands/record-reading.ts';
import type { UnreadHint } from '../src/domain/unread-hint.ts';
import { migrations } from '../src/migrations.ts';
import { findPreferences } from '../src/queries/find-preferences.ts';
import { listNotifications } from '../src/queries/list-notifications.ts';
import { notificationList } from '../src/read-models/notification-list.ts';
import { noon } from './recorded-events.ts';

/** Lists and counters on a real database, without HTTP, log and sockets. */
export interface NotificationDatabase {
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly clock: TestClock;
  /** Hints and ended sessions, as they would have been published. */
  readonly hints: UnreadHint[];
  readonly revoked: string[];
  /** The people whose conversations changed, in order. */
  readonly stirred: UserId[];
  /**
   * Applies the events as one batch; each stream continues from the version before its first event.
   */
  deliver(events: readonly EventEnvelope[]): Promise<void>;
  /** Applies the events with a given checkpoint. */
  apply(events: readonly EventEnvelope[], checkpoint: Checkpoint): Promise<void>;
  list(userId: UserId, unreadOnly?: boolean): Promise<NotificationList['data']>;
  read(userId: UserId, notificationId: string): Promise<Marking<{ readonly code: string }>>;
  readAll(userId: UserId, upTo?: number): Promise<Marking>;
  /**
   * Switches the list on or off for requests and for responses, whatever the version of the
   * preferences.
   */
  choose(userId: UserId, isOn: Chosen): ReturnType<ChangePreferences>;
  query<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** The types that a person wants in their list. */
export interface Chosen {
  readonly service_request: boolean;
  readonly response: boolean;
}

/** Returns the checkpoint that a subscription would pass with these events. */
export function checkpointOf(events: readonly EventEnvelope[]): Checkpoint {
  const steps = new Map<string, StreamStep>();
  for (const event of events) {
    const { subject, streamversion } = event;
    const before = steps.get(subject)?.before ?? streamversion - 1;
    steps.set(subject, {
      topic: topicOf(event),
      streamId: subject,
      before,
      after: streamversion,
    });
  }
  return {
    subscription: 'notification-list',
    partition: 'request',
    position: '1/1',
    streams: [...steps.values()],
  };
}

/** Creates a database of its own and migrates it. */
export async function notificationDatabase(): Promise<NotificationDatabase> {
  const database = await preparedDatabase(JSON.stringify(migrations), async (url) => {
    await migrate({ url, migrations });
  });
  const pool = testPool(database.url, {
    max: 10,
    options: '-c search_path=notification,public',
  });
  const clock = testClock(noon);
  const doorbell = memoryDoorbell();
  const log = pino({ level: 'warn' });
  const hints: UnreadHint[] = [];
  const revoked: string[] = [];
  const stirred: UserId[] = [];
  const { apply } = notificationList({
    pool,
    clock,
    doorbell,
    onChanged: (changed) => hints.push(...changed),
    onStirred: (userIds) => stirred.push(...userIds),
    onRevoked: (sessionIds) => revoked.push(...sessionIds),
    readAnswered: readAnswered({
      store: { pool, doorbell },
      clock,
      log,
      onChanged: (changed) => hints.push(...changed),
    }),
  });
  const list = listNotifications(pool);
  const read = readNotification({ pool, doorbell });
  const readAll = readAllNotifications({ pool, doorbell });
  const change = changePreferences({ pool, doorbell });
  const find = findPreferences(pool);
  const contextOf = (userId: UserId): CommandContext =>
    unkeyedContext({ actor: userId, clock, log });

  return {
    databaseUrl: database.url,
    pool,
    clock,
    hints,
    revoked,
    stirred,
    deliver: (events) => apply(events, checkpointOf(events)),
    apply,
    async list(userId, unreadOnly = false) {
      const query = { limit: 50, offset: 0, unread_only: unreadOnly };
      return (await list(userId, query, 'en')).data;
    },
    read: (userId, notificationId) =>
      read(userId, NotificationId.parse(notificationId), contextOf(userId)),
    readAll: (userId, upTo) => readAll(userId, upTo ?? null, contextOf(userId)),
    async choose(userId, isOn) {
      const version = (await find(userId))?.version ?? 0;
      const choices = (['service_request', 'response'] as const).map((type) => ({
        type,
        channel: 'in_app' as const,
        isOn: isOn[type],
      }));
      return change(userId, choices, version, contextOf(userId));
    },
    async query<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
      return (await pool.query<Row>(text, [...values])).rows;
    },
    async drop() {
      await pool.end();
      await database.drop();
    },
  };
}
