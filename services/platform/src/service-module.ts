import type { ServiceContract } from '@osta/contracts/service-contract';
import type { Doorbell } from '@osta/event-store/doorbell';
import type { ReadModel } from '@osta/subscription/read-model';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { SessionReader } from './auth/session-reader.ts';
import type { Clock } from './clock.ts';
import type { PlatformConfig } from './config/platform-config.ts';
import type { Environment } from './config/read-config.ts';
import type { Service, ServiceMigrations } from './service.ts';
import type { SnapshotTable } from './snapshot-table.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** The pools of one service, with its schema first in the search path. The host opens and ends them. */
export interface Pools {
  /** For writes that a client waits for. */
  readonly command: Pool;
  /** For queries that a client waits for: slow ones cannot delay the writes. */
  readonly read: Pool;
  /** For projectors and process managers. */
  readonly background: Pool;
}

/** What a host provides to a service. */
export interface Surroundings {
  readonly config: PlatformConfig;
  /** The environment, for settings that only this service reads. */
  readonly environment: Environment;
  readonly pools: Pools;
  /** Rung by `postgresStreams` after every append. */
  readonly doorbell: Doorbell;
  /** Reads the session of a cookie, for connections without a route (sockets). */
  readonly sessions: SessionReader;
  readonly clock: Clock;
  /** The logger, with the service's name. */
  readonly log: Logger;
  readonly telemetry: Telemetry;
  /** `null`: this is the only process. */
  readonly redis: Redis | null;
}

/** A service before it runs: what a host needs to run it. */
export interface ServiceModule {
  /** `request`. Also the name of its schema. */
  readonly name: string;
  readonly migrations: ServiceMigrations;
  /** As in a contract, for a service that has none: in tests. */
  readonly follows?: ServiceContract['follows'];
  /** What admins may rebuild while it serves. */
  readonly readModels?: readonly ReadModel[];
  /** Those of an older fold are rebuilt before the service serves; an audit compares all with their events. */
  readonly snapshots: readonly SnapshotTable[];
  /**
   * Checks whether the service may run on this database. Called after the migrations, before `create`.
   *
   * @throws ConfigProblem when it may not, with one sentence that says what to do
   */
  check?(surroundings: Surroundings): Promise<void>;
  /** Creates the service. Called after the migrations. */
  create(surroundings: Surroundings): Service | Promise<Service>;
}
