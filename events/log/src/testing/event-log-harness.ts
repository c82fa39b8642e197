import type { Doorbell } from '@osta/event-store/doorbell';
import type { Pool } from 'pg';

import type { EventLog } from '../event-log.ts';

/** One adapter on real infrastructure, empty, for one test. */
export interface EventLogHarness {
  /**
   * A database of this test's own. Schema `request` records the topic of that name, by `recorder`: tables of
   * `eventStoreMigrations`, and snapshots in `request.stream`.
   */
  readonly pool: Pool;
  /** Rung after every commit; whatever brings the events to the log listens here. */
  readonly doorbell: Doorbell;
  /** Every partition of the topic `request`, by the names that batches carry. */
  readonly partitions: readonly string[];
  /** Opens the log as one more process would. `close` closes those that are open. */
  readonly open: () => Promise<EventLog>;
  /** Cuts every connection between the logs and their servers once, without a warning. */
  readonly cutConnections: () => Promise<void>;
  /** Puts something into the log that is no envelope; absent where the log cannot hold such a thing. */
  readonly deliverRaw?: (streamId: string, raw: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Called for every test: takes a second or two at most. */
export type SetUpEventLog = () => Promise<EventLogHarness>;
