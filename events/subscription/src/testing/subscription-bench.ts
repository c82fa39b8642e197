import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import type { EventLogHarness, SetUpEventLog } from '@osta/event-log/testing/event-log-harness';
import { recorder, type Recorder } from '@osta/event-store/testing/record-events';
import { afterEach, beforeEach } from 'vitest';

import { createSubscription } from '../create-subscription.ts';
import { postgresHealer } from '../stream-healer.ts';
import type { SubscriptionReport } from '../subscription-report.ts';
import type { ApplyEvents, Subscription } from '../subscription.ts';

export interface SubscribeOptions {
  readonly apply: ApplyEvents;
  /** Whether missing events are found in the store; default true. */
  readonly canHeal?: boolean;
  readonly batchSize?: number;
}

/** What the tests of a subscription work with; created for each test. */
export interface SubscriptionBench {
  readonly harness: () => EventLogHarness;
  readonly record: Recorder['record'];
  /** Starts the same subscription once more, as another process would. */
  readonly subscribe: (options: SubscribeOptions) => Promise<Subscription>;
  /** Every report of the subscriptions. */
  readonly reports: () => readonly SubscriptionReport[];
}

/** Creates the bench. Call it inside `describe`. */
export function subscriptionBench(setUp: SetUpEventLog): SubscriptionBench {
  let harness: EventLogHarness;
  let recording: Recorder;
  let started: Subscription[];
  let reports: SubscriptionReport[];

  beforeEach(async () => {
    harness = await setUp();
    recording = recorder(harness.pool, harness.doorbell);
    started = [];
    reports = [];
  });

  afterEach(async () => {
    await Promise.all(started.map((subscription) => subscription.stop()));
    await harness.close();
  });

  return {
    harness: () => harness,
    record: (streamId, ...events) => recording.record(streamId, ...events),
    reports: () => reports,

    async subscribe({ apply, canHeal = true, batchSize = 500 }) {
      const { pool } = harness;
      const subscription = createSubscription({
        definition: { name: 'reader-list', topics: ['request'], apply, batchSize },
        log: await harness.open(),
        pool,
        schema: 'reader',
        ...(canHeal ? { heal: postgresHealer(pool, schemaOfTopic) } : {}),
        onReport: (report) => reports.push(report),
        interval: 100,
      });
      started.push(subscription);
      await subscription.start();
      return subscription;
    },
  };
}
