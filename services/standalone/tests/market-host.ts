import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';

import { until } from '@osta/event-store/until';
import { identityManifest } from '@osta/identity/manifest';
import type { IdentityService } from '@osta/identity/service';
import { freePort } from '@osta/infrastructure/free-port';
import { preparedDatabase } from '@osta/infrastructure/testing/infrastructure';
import { systemClock, type Clock } from '@osta/platform/clock';
import type { PlatformConfig } from '@osta/platform/config/platform-config';
import type { Environment } from '@osta/platform/config/read-config';
import type { Route } from '@osta/platform/http/define-route';
import type { Service } from '@osta/platform/service';
import type { ServiceModule } from '@osta/platform/service-module';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { testConfig } from '@osta/platform/testing/test-config';
import type { Subscription } from '@osta/subscription/subscription';
import { Client } from 'pg';

import { seedDemo } from '../src/seed/seed-demo.ts';
import { services } from '../src/services.ts';
import { hostApart, hostTogether } from './market-ways.ts';

/** All services with the demo market, on a database of the test's own. */
export interface MarketHost {
  readonly url: string;
  readonly databaseUrl: string;
  readonly services: readonly Service[];
  /** Every operation of the API, of all services. */
  readonly routes: readonly Route[];
  /** A superuser's connection, bypassing the services. */
  readonly database: Client;
  /** Erases every account whose grace period is over, as identity's timer does. */
  eraseAccounts(): Promise<void>;
  /** Seeds the market again, as the next start would. */
  seedAgain(): Promise<void>;
  stop(): Promise<void>;
}

export interface MarketOptions {
  readonly clock?: Clock;
  /** Folder for pictures; default: one of its own. */
  readonly filesDirectory?: string;
  /** Whether the demo market is seeded. */
  readonly isOpen?: boolean;
  /** Other sites that redirects may lead to; default none. */
  readonly redirectHosts?: string;
  /**
   * Runs every service with its own host, doorbell and connections behind the edge, over these, as separate
   * processes do. Absent: one host, over the event tables.
   */
  readonly apart?: Pick<PlatformConfig, 'kafkaBrokers' | 'redisUrl'>;
  /** Destination of all log lines, of every level; default: warnings to standard output. */
  readonly log?: Writable;
}

/**
 * Starts the market. The first one of a run takes half a minute, because passwords are really hashed and pictures
 * drawn; the others begin with a copy of its database and its files.
 */
export async function startMarket(options: MarketOptions = {}): Promise<MarketHost> {
  const { isOpen = true, filesDirectory = await mkdtemp(path.join(tmpdir(), 'osta-files-')) } =
    options;
  const migrations = services.map((service) => service.migrations);
  const own = await preparedDatabase(
    JSON.stringify([migrations, isOpen]),
    async (url, directory) => {
      const first = await startOn(url, directory, {}, false);
      if (isOpen) {
        await first.seedAgain();
        await first.settled();
        // What is due as soon as the market is open is no business of the tests
        await first.fireDue();
        await first.settled();
      }
      await first.stop();
    },
    'markets',
  );
  await cp(own.files, filesDirectory, { recursive: true });
  const {
    settled: _settled,
    fireDue: _fireDue,
    ...market
  } = await startOn(own.url, filesDirectory, options);
  return {
    ...market,
    async stop() {
      await market.stop();
      await own.drop();
      await rm(filesDirectory, { recursive: true, force: true });
    },
  };
}

interface StartedMarket extends MarketHost {
  /** Resolves when everything that was recorded has been applied. */
  readonly settled: () => Promise<void>;
  /** Fires every timer that is due. */
  readonly fireDue: () => Promise<void>;
}

async function startOn(
  databaseUrl: string,
  filesDirectory: string,
  options: MarketOptions,
  firesTimers = true,
): Promise<StartedMarket> {
  const { clock = systemClock, redirectHosts = '', apart, log } = options;
  // Identity calls the other services at this port
  const port = await freePort();
  const config = testConfig(databaseUrl, { port, ...apart });
  const environment: Environment = {
    OSTA_MODE: 'development',
    OSTA_REDIRECT_HOSTS: redirectHosts,
    API_ORIGIN: `http://127.0.0.1:${port}`,
    OSTA_FILES_DIR: filesDirectory,
  };
  let identityService: IdentityService | undefined;
  const watchedIdentity: ServiceModule = {
    ...identityManifest,
    async create(surroundings) {
      identityService = await identityManifest.create(surroundings);
      return identityService;
    },
  };
  const modules = services.map((service): ServiceModule =>
    service === identityManifest ? watchedIdentity : service,
  );
  const host = apart ? hostApart : hostTogether;
  const { hosts, doorbell, stop } = await host(modules, {
    config,
    environment,
    clock,
    log,
    firesTimers,
  });

  async function seed(): Promise<void> {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'osta-market-'));
    // Documents are seeded with their pictures
    await symlink(filesDirectory, path.join(dataDirectory, 'files'));
    const telemetry = createTelemetry({ name: 'seed', level: 'warn', otlpUrl: null });
    await seedDemo({ config, telemetry, doorbell, dataDirectory, onProgress: () => undefined });
    await rm(dataDirectory, { recursive: true });
  }
  const running = hosts.flatMap((each) => each.services);
  // What admins do to services is the same in every host
  const operations = new Map(
    hosts.flatMap(({ routes }) => routes).map((route) => [route.operationId, route]),
  );
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();

  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl,
    services: running,
    routes: [...operations.values()],
    database,
    eraseAccounts: async () => identityService?.eraseAccounts(),
    seedAgain: seed,
    async settled() {
      const all = hosts.flatMap(({ subscriptions }) => subscriptions);
      // Twice: what one subscription records while the others are asked is not seen the first time
      const isSettled = await until(async () => (await areApplied(all)) && areApplied(all), 60_000);
      if (!isSettled) throw new Error('The market does not come to rest');
    },
    async fireDue() {
      for (const { timers } of hosts) {
        await Promise.all(Array.from(timers.values(), (each) => each.fireDue()));
      }
    },
    async stop() {
      await database.end();
      await stop();
    },
  };
}

/** Whether each of these subscriptions has handled everything that there is. */
async function areApplied(all: readonly Subscription[]): Promise<boolean> {
  const found = await Promise.all(all.map((each) => each.status()));
  return found.every(({ lag }) => lag.events === 0);
}
