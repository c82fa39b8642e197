import type { Doorbell } from '@osta/event-store/doorbell';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { SessionReader } from './auth/session-reader.ts';
import type { Clock } from './clock.ts';
import type { PlatformConfig } from './config/platform-config.ts';
import type { Environment } from './config/read-config.ts';
import type { Service, ServiceMigrations } from './service.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** The connections of one service, all with its schema in front. The host opens and ends them. */
export interface Pools {
  /** For writes that somebody waits for. */
  readonly command: Pool;
  /** For queries that somebody waits for: slow ones cannot hold up the writes. */
  readonly read: Pool;
  /** For projectors and process managers. */
  readonly background: Pool;
}

/** What a service is given by the process that hosts it. */
export interface Surroundings {
  readonly config: PlatformConfig;
  /** For what the service alone reads of its configuration. */
  readonly environment: Environment;
  readonly pools: Pools;
  /** For `postgresStreams`: rings after every append. */
  readonly doorbell: Doorbell;
  /** Who is behind a cookie: for what is no route (sockets). */
  readonly sessions: SessionReader;
  readonly clock: Clock;
  /** Speaks in the name of the service. */
  readonly log: Logger;
  readonly telemetry: Telemetry;
  /** `null`: this process is alone. */
  readonly redis: Redis | null;
}

/** A service before it runs: all that a host must know to run it. */
export interface ServiceModule {
  /** `request`. Its schema is called the same. */
  readonly name: string;
  readonly migrations: ServiceMigrations;
  /**
   * Looks whether the service may run on this database. Called after the migrations, before `create`.
   *
   * @throws ConfigProblem when it may not: one sentence that says what to do
   */
  check?(surroundings: Surroundings): Promise<void>;
  /** Called after the migrations. */
  create(surroundings: Surroundings): Service | Promise<Service>;
}
