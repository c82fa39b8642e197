import type { Doorbell } from '@osta/event-store/doorbell';
import type { Pool } from 'pg';

import type { EventLog } from '../event-log.ts';

/** One adapter on real infrastructure, empty, for one test. */
export interface EventLogHarness {
  /**
   * A database for this test only. Schema `request` records the topic of that name, by `recorder`: tables of
   * `eventStoreMigrations`, and snapshots in `request.stream`.
   */
  readonly pool: Pool;
  /** Rung after every commit; the relay or the log listens to it. */
  readonly doorbell: Doorbell;
  /** Every partition of the topic `request`, by the names that batches carry. */
  readonly partitions: readonly string[];
  /** Opens the log as another process would. `close` closes all open logs. */
  readonly open: () => Promise<EventLog>;
  /** Cuts every connection between the logs and their servers once, abruptly. */
  readonly cutConnections: () => Promise<void>;
  /** Puts a message that is not an envelope into the log; absent where the log cannot hold one. */
  readonly deliverRaw?: (streamId: string, raw: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Sets up a harness; called for every test, takes a second or two at most. */
export type SetUpEventLog = () => Promise<EventLogHarness>;
