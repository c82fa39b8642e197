import { once } from 'node:events';
import type { Server } from 'node:http';

import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import type { Relay } from '@osta/event-store/relay';
import { sweepIdempotency } from '@osta/event-store/sweep-idempotency';
import type { Subscription } from '@osta/subscription/subscription';
import type { Express } from 'express';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

import { createSessionReader, type SessionReader } from './auth/session-reader.ts';
import type { Clock } from './clock.ts';
import { createClosing, type Closing } from './closing.ts';
import type { PlatformConfig } from './config/platform-config.ts';
import { processEnvironment, type Environment } from './config/read-config.ts';
import { createPool } from './database/create-pool.ts';
import { endPools, openPools } from './database/open-pools.ts';
import { requireDeclaredFollows } from './database/required-follows.ts';
import { processRole } from './database/service-role.ts';
import { takesWrites } from './database/takes-writes.ts';
import type { Eventing } from './eventing.ts';
import type { Route } from './http/define-route.ts';
import { createLimiters, limiterMigrations } from './http/limits/create-limiters.ts';
import { createApp } from './http/server/create-app.ts';
import { createServer } from './http/server/create-server.ts';
import { urlOf } from './http/server/url-of.ts';
import { createOperations } from './operations/create-operations.ts';
import { requireKeySecrets } from './personal-data/key-secrets.ts';
import { opened } from './personal-data/personal-data.ts';
import { wrapKeysWith } from './personal-data/wrapped-keys.ts';
import { prepareDatabase, rightsHolderOf, schemasOf, schemasOpenedBy } from './prepare-database.ts';
import { periodically } from './process/periodically.ts';
import { hasBegun, isInItsCluster } from './readiness-checks.ts';
import { snapshotRenewal } from './renew-snapshots.ts';
import type { Pools, ServiceModule } from './service-module.ts';
import type { Service } from './service.ts';
import { observeRelays } from './telemetry/observe-relays.ts';
import { observeSubscriptions } from './telemetry/observe-subscriptions.ts';
import { timerMetrics } from './telemetry/observe-timers.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import { traced } from './telemetry/traced-subscription.ts';
import { watchHorizon } from './telemetry/watch-horizon.ts';
import { createTimerRunner, type TimerRunner } from './timers/create-timer-runner.ts';
import { rebuildTimersOf } from './timers/rebuild-timers-of.ts';
import { startTimers } from './timers/start-timers.ts';

export interface HostOptions {
  /** Name of the process: `request`, `standalone`. */
  readonly name: string;
  readonly modules: readonly ServiceModule[];
  readonly config: PlatformConfig;
  /** The environment that services read their own configuration from; default: that of the process. */
  readonly environment?: Environment;
  readonly telemetry: Telemetry;
  readonly clock: Clock;
  readonly eventing: Eventing;
  /** Mounts what is not the API (the web) behind it. */
  readonly mount?: (app: Express) => void | Promise<void>;
  /**
   * False: timers fire only by calls to `Host.timers`, or from `startTimers` on. For tests, which set the time, and
   * for the demo market, which opens without them.
   */
  readonly firesTimers?: boolean;
  /** Milliseconds that each step of stopping may take; default 5000. */
  readonly patience?: number;
  /** Milliseconds for which kept connections outlive the end: see `HttpServer.drain`; default 0. */
  readonly grace?: number;
  /** Called before every step that may take longer than a second. */
  readonly onProgress?: (message: string) => void;
}

/** The running services of this process. */
export interface Host {
  readonly server: Server;
  /** Address on this machine: `http://127.0.0.1:3000`. */
  readonly url: string;
  readonly services: readonly Service[];
  /** Every operation of its API: those of the services, and those of admins on them. */
  readonly routes: readonly Route[];
  readonly subscriptions: readonly Subscription[];
  /** Keyed by schema. */
  readonly timers: ReadonlyMap<string, TimerRunner>;
  /**
   * Stops in the order that docs/reliability.md gives: no new requests, running requests are answered,
   * subscriptions finish their batch, then everything else.
   */
  stop(): Promise<void>;
}

interface Hosted {
  readonly module: ServiceModule;
  readonly pools: Pools;
  readonly service: Service;
}

/**
 * Runs services behind one server: all of them (standalone) or one (distributed). The server listens before the
 * subscriptions run; `/health/ready` reports when everything runs.
 *
 * @throws MigrationProblem, and errors of Postgres and of the port; then nothing is left running
 */
export async function hostServices(options: HostOptions): Promise<Host> {
  const { patience = 5000 } = options;
  const closing = createClosing(options.telemetry.log);
  const stop = (): Promise<void> => closing.run(patience);
  try {
    return { ...(await start(options, closing)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(options: HostOptions, closing: Closing): Promise<Omit<Host, 'stop'>> {
  const { modules, config, telemetry, clock, eventing, mount } = options;
  const { log } = telemetry;
  // Also where no service seals words of its own: it opens those of others
  wrapKeysWith(config.keySecrets);
  await prepareDatabase(options);

  const { tracing } = telemetry;
  if (tracing) closing.add('tracing', () => tracing.stop());
  const redis = connectRedis(config.redisUrl, log, closing);
  const pool = createPool({
    url: config.databaseUrl,
    schema: limiterMigrations.schema,
    role: processRole(schemasOf(modules)),
    use: 'command',
    application: options.name,
    size: 4,
    log,
  });
  closing.add('pool', () => pool.end());
  const sessions = createSessionReader(pool, config);
  closing.add('eventing', () => eventing.close());

  const hosted: Hosted[] = [];
  for (const module of modules) {
    hosted.push(await create(module, { ...options, sessions, redis }, closing));
  }
  for (const { module, service } of hosted) {
    requireDeclaredFollows(rightsHolderOf(module), service.subscriptions);
  }
  const services = hosted.map(({ service }) => service);
  await renewAll(hosted, options, closing);
  const horizon = watchHorizon({ pool, telemetry });
  closing.add('horizon', () => horizon.stop());
  const subscriptions = hosted.flatMap(({ service, pools, module }) =>
    service.subscriptions.map((definition) =>
      eventing.subscribe(
        traced(opened(definition, pools.background), tracing),
        pools.background,
        module.migrations.schema,
      ),
    ),
  );
  const relays = relaysOf(hosted, eventing);
  const timers = timersOf(hosted, options);
  sweepAll(hosted, options, closing);
  observeSubscriptions(subscriptions, telemetry.metrics);
  observeRelays(relays, telemetry.metrics);

  const operations = createOperations({
    services: hosted.map(({ module, pools, service }) => ({
      name: module.name,
      schema: module.migrations.schema,
      pool: pools.background,
      subscriptions: service.subscriptions.map(({ name }) => name),
      readModels: module.readModels ?? [],
    })),
    databaseUrl: config.databaseUrl,
    log,
  });
  const routes = [...services.flatMap((service) => service.routes), ...operations.routes];
  const app = createApp({
    name: 'Osta',
    sessionCookie: config.sessionCookie.name,
    routes,
    sessions,
    origins: new Set(config.origins),
    clock,
    telemetry,
    createLimiter: createLimiters(
      redis
        ? { kind: 'redis', redis }
        : { kind: 'postgres', pool, schema: limiterMigrations.schema },
    ),
    answersMustFit: !config.isProduction,
    metrics: { token: config.metricsToken, isOpen: !config.isProduction },
    trustedProxies: config.trustedProxies,
    apiDocuments: config.apiDocuments,
    readiness: [
      { name: 'database', check: takesWrites(pool) },
      { name: 'event log', check: async () => {}, detail: () => horizon.held() },
      ...recording(hosted).map(({ module }) => isInItsCluster(pool, module.migrations.schema)),
      ...subscriptions.map(hasBegun),
    ],
  });
  for (const { method = 'get', path, handle } of services.flatMap(({ pages = [] }) => pages))
    app[method](path, handle);
  await mount?.(app);
  const { server, drain } = createServer(app);
  closing.add('connections', async () => server.closeAllConnections());
  for (const { attach } of services) attach?.(server);
  closing.add('relays', () => Promise.all([...relays.values()].map((each) => each.stop())));
  closing.add('subscriptions', () => Promise.all(subscriptions.map((each) => each.stop())));
  closing.add('timers', () => Promise.all([...timers.values()].map((each) => each.stop())));

  closing.add('operations', () => operations.stop());

  server.listen(config.port, config.host ?? undefined);
  await once(server, 'listening');
  closing.add('server', () => drain(options.grace));
  for (const relay of relays.values()) relay.start();
  await Promise.all(subscriptions.map((each) => each.start()));
  await operations.resume();
  if (options.firesTimers !== false) startTimers(timers);

  return {
    server,
    url: urlOf(server, config.host),
    services,
    routes,
    subscriptions,
    timers,
  };
}

/** Rebuilds the snapshots of older folds, now and while processes of an older version may still run. */
async function renewAll(
  hosted: readonly Hosted[],
  { telemetry, onProgress }: HostOptions,
  closing: Closing,
): Promise<void> {
  const all = hosted.flatMap(({ module: { migrations, snapshots }, pools }) =>
    snapshots
      .filter(({ isView }) => !isView)
      .map(({ table, fold }) => ({ pool: pools.command, schema: migrations.schema, table, fold })),
  );
  const renew = snapshotRenewal(all, telemetry.log);
  await renew(onProgress);
  const renewing = periodically('renew snapshots', 60_000, renew, telemetry.log);
  closing.add('renewal of snapshots', () => renewing.stop());
}

function connectRedis(url: string | null, log: Logger, closing: Closing): Redis | null {
  if (url === null) return null;
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  // It reconnects by itself; commands sent meanwhile fail at once
  redis.on('error', (err) => log.warn({ err }, 'Redis connection failed'));
  closing.add('redis', async () => redis.disconnect());
  return redis;
}

interface Creating extends HostOptions {
  readonly sessions: SessionReader;
  readonly redis: Redis | null;
}

async function create(
  module: ServiceModule,
  creating: Creating,
  closing: Closing,
): Promise<Hosted> {
  const { config, environment = processEnvironment, telemetry, clock, eventing } = creating;
  const { sessions, redis } = creating;
  const log = telemetry.log.child({ service: module.name });
  const pools = openPools({ url: config.databaseUrl, schema: module.migrations.schema, log });
  closing.add(`pools of ${module.name}`, () => endPools(pools));
  const { doorbell } = eventing;
  const surroundings = {
    config,
    environment,
    pools,
    doorbell,
    sessions,
    clock,
    log,
    telemetry,
    redis,
  };
  await requireKeySecrets(pools.command, schemasOpenedBy(module));
  await module.check?.(surroundings);
  const service = await module.create(surroundings);
  closing.add(module.name, () => service.stop());
  return { module, pools, service };
}

/** Returns the services that record events. */
function recording(hosted: readonly Hosted[]): readonly Hosted[] {
  return hosted.filter(({ module }) =>
    module.migrations.directories.includes(eventStoreMigrations),
  );
}

/** Starts the sweep of old answers for every service that takes commands. */
function sweepAll(hosted: readonly Hosted[], options: HostOptions, closing: Closing): void {
  const { clock, telemetry } = options;
  for (const { module, pools } of recording(hosted)) {
    const { schema } = module.migrations;
    const sweep = sweepIdempotency({
      pool: pools.background,
      schema,
      now: () => clock.now(),
      onProblem: (err) =>
        telemetry.log.warn(
          { err, schema },
          'deleting old idempotency keys failed, trying again later',
        ),
    });
    closing.add(`sweep of ${schema}`, () => sweep.stop());
  }
}

/** Keyed by schema. */
function relaysOf(hosted: readonly Hosted[], eventing: Eventing): ReadonlyMap<string, Relay> {
  const relays = new Map<string, Relay>();
  for (const { module, pools } of hosted) {
    const { schema } = module.migrations;
    const relay = eventing.relay(pools.background, schema);
    if (relay) relays.set(schema, relay);
  }
  return relays;
}

/** Keyed by schema. */
function timersOf(
  hosted: readonly Hosted[],
  { clock, telemetry }: HostOptions,
): ReadonlyMap<string, TimerRunner> {
  const runners = new Map<string, TimerRunner>();
  const { count, observe } = timerMetrics(telemetry.metrics);
  for (const { module, pools, service } of hosted) {
    const { schema } = module.migrations;
    if (!service.timers) continue;
    const runner = createTimerRunner({
      commands: service.timers,
      rebuild: () => rebuildTimersOf(module, pools.background),
      pool: pools.background,
      schema,
      clock,
      log: telemetry.log.child({ service: module.name }),
      onResult: ({ name }, result) => count(schema, name, result),
    });
    runners.set(schema, runner);
  }
  observe(runners);
  return runners;
}
