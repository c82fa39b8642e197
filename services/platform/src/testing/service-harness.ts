import { fileURLToPath } from 'node:url';

import type { AccountKind } from '@osta/contracts/account/kind';
import type { Actor } from '@osta/contracts/actor';
import { catalog } from '@osta/contracts/catalog';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { EventContent } from '@osta/contracts/event-content';
import { liveSession } from '@osta/contracts/identity/live-session';
import { UserId } from '@osta/contracts/ids';
import { readEnvelope } from '@osta/contracts/read-envelope';
import { recordedType } from '@osta/contracts/recorded-type';
import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { beginning } from '@osta/event-store/event-cursor';
import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { readForward, readStream, type RecordedEvent } from '@osta/event-store/read-events';
import { testPool } from '@osta/event-store/testing/test-pool';
import { until } from '@osta/event-store/until';
import { preparedDatabase } from '@osta/infrastructure/testing/infrastructure';
import type { QueryResultRow } from 'pg';
import { v7 as uuidV7 } from 'uuid';

import { signToken } from '../auth/session-reader.ts';
import type { PlatformConfig } from '../config/platform-config.ts';
import type { Environment } from '../config/read-config.ts';
import { createEventing } from '../create-eventing.ts';
import { grantRights } from '../database/grant-rights.ts';
import { migrate } from '../database/migrate.ts';
import { hostServices } from '../host-services.ts';
import { personalDataMigrations } from '../personal-data/personal-data-migrations.ts';
import { rightsHolderOf } from '../prepare-database.ts';
import type { ServiceModule } from '../service-module.ts';
import type { Service, ServiceMigrations } from '../service.ts';
import { createTelemetry } from '../telemetry/telemetry.ts';
import { rebuildTimersOf } from '../timers/rebuild-timers-of.ts';
import { addPersonSql, addEventSql, addSessionSql } from './service-harness.sql.ts';
import { testClient, type TestClient } from './test-client.ts';
import { testClock, type TestClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';

/** A person as the service under test sees them. */
export interface TestPerson {
  /** `null`: has not registered yet. `customer` unless told. */
  readonly kind?: AccountKind | null;
  readonly isAdmin?: boolean;
  readonly fullName?: string;
}

export interface HarnessOptions {
  /** Initial time of the clock. */
  readonly time?: string;
  readonly config?: Partial<PlatformConfig>;
  /** The environment of the service; empty by default. */
  readonly environment?: Environment;
  /** Maps the real database URL to the one that the service uses, to put a proxy between. */
  readonly reach?: (databaseUrl: string) => string | Promise<string>;
}

/** One service, alone, on its own database, tested over its public interfaces. */
export interface ServiceHarness {
  readonly url: string;
  readonly databaseUrl: string;
  readonly service: Service;
  /** The time of commands. Sessions and databases use the real time. */
  readonly clock: TestClock;
  /** A client without a session. */
  readonly guest: TestClient;
  /** Returns a client of a person with a session, which the first call creates. */
  as(userId: UserId, person?: TestPerson): Promise<TestClient>;
  /** Returns all events that the service has recorded, in log order, as a subscription delivers them. */
  events(): Promise<readonly EventEnvelope[]>;
  /** Records an event as another service would, as the next one of that stream. */
  publish(subject: string, content: EventContent, actor?: Actor): Promise<EventEnvelope>;
  /**
   * Fires every timer that is due by the clock.
   *
   * @returns number of fired timers
   */
  fireTimers(): Promise<number>;
  /** Sets the timers of streams whose deadlines have been declared anew since, as a start does. */
  rebuildTimers(): Promise<void>;
  /** Queries the database, for what HTTP does not show. Qualify names. */
  query<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** The session tables are the real ones of identity. */
const sessionMigrations = fileURLToPath(
  new URL(`../../../${liveSession.schema}/prisma/migrations`, import.meta.url),
);

/** Returns a new user id. */
export function newUserId(): UserId {
  return UserId.parse(uuidV7());
}

/**
 * Starts a service as `runService` does, on an empty migrated database, with the event tables of all services
 * as the log, and real HTTP on a free port.
 */
export async function startHarness(
  module: ServiceModule,
  options: HarnessOptions = {},
): Promise<ServiceHarness> {
  const { time = '2026-03-01T07:30:00.000Z', reach = (url) => url, environment = {} } = options;
  const migrations = migrationsAround(module);
  const database = await preparedDatabase(JSON.stringify(migrations), async (url) => {
    for (const each of migrations) await migrate({ url, migrations: each });
    await grantRights({ url, needed: [], further: [rightsHolderOf(module)] });
  });
  const config = testConfig(await reach(database.url), options.config);
  const clock = testClock(time);
  const telemetry = createTelemetry({ name: module.name, level: config.logLevel, otlpUrl: null });
  const eventing = createEventing({
    config,
    telemetry,
    isAlone: true,
    service: module.migrations.schema,
  });
  const host = await hostServices({
    name: module.name,
    modules: [module],
    config,
    environment,
    telemetry,
    clock,
    eventing,
    firesTimers: false,
  });
  const pool = testPool(database.url, { max: 2 });
  const tokens = new Map<UserId, string>();
  const [service] = host.services;
  if (!service) throw new Error('The host has no service');

  return {
    url: host.url,
    databaseUrl: database.url,
    service,
    clock,
    guest: testClient(host.url),

    async as(userId, { kind = 'customer', isAdmin = false, fullName = 'Test Person' } = {}) {
      const token = tokens.get(userId) ?? uuidV7();
      if (!tokens.has(userId)) {
        tokens.set(userId, token);
        const state = JSON.stringify({ kind, fullName, locale: 'ar' });
        await pool.query(addPersonSql, [userId, isAdmin, kind === null ? null : state]);
        await pool.query(addSessionSql, [uuidV7(), token, userId]);
      }
      const { name, secret } = config.sessionCookie;
      return testClient(host.url, `${name}=${encodeURIComponent(signToken(token, secret))}`);
    },

    async events() {
      const schema = module.migrations.schema;
      let recorded: readonly RecordedEvent[] = [];
      // The log shows an event only after every older transaction of the server has ended, those of other tests
      // included
      const isComplete = await until(async () => {
        const page = await readForward(pool, { schema }, beginning, 10_000);
        recorded = page.events;
        return !page.isHeldBack;
      }, 60_000);
      if (!isComplete) throw new Error('Transactions of others hold back the log');
      return recorded.map(({ event }) => (catalog.has(event.type) ? readEnvelope(event) : event));
    },

    async publish(subject, { type, data }, actor = 'system') {
      const recorded = recordedType(type);
      const entry = catalog.get(recorded);
      if (!entry) throw new Error(`${type} is not in the catalog`);
      const schema = schemaOfTopic[entry.topic];
      const values = [uuidV7(), entry.topic, subject, recorded, JSON.stringify(data)];
      await pool.query(addEventSql(schema), [...values, clock.now(), actor, `/osta/${schema}`]);
      eventing.doorbell.ring(entry.topic);
      // Read by stream: the log shows the event only after every older transaction has ended
      const stream = await readStream(pool, schema, subject, 1, 1_000_000);
      const last = stream.findLast(({ id }) => id === values[0]);
      if (!last) throw new Error('The event was not recorded');
      return last;
    },

    rebuildTimers: () => rebuildTimersOf(module, pool),

    async fireTimers() {
      return (await host.timers.get(module.migrations.schema)?.fireDue()) ?? 0;
    },

    async query<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
      const { rows } = await pool.query<Row>(text, [...values]);
      return rows;
    },

    async stop() {
      await host.stop();
      await pool.end();
      await database.drop();
    },
  };
}

/**
 * Returns the migrations of the service and of the foreign tables that it reads: sessions, the events it subscribes
 * to, and the keys of their words.
 */
function migrationsAround({ migrations: own }: ServiceModule): readonly ServiceMigrations[] {
  const neighbours = Object.values(schemaOfTopic)
    .filter((schema) => schema !== own.schema)
    .map((schema) => ({
      schema,
      directories: [
        eventStoreMigrations,
        personalDataMigrations,
        ...(schema === liveSession.schema ? [sessionMigrations] : []),
      ],
    }));
  return [...neighbours, own];
}
