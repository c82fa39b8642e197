import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { identityModule } from '@osta/identity/module';
import { postgresDatabase } from '@osta/infrastructure/testing/infrastructure';
import { notificationModule } from '@osta/notification/module';
import { systemClock } from '@osta/platform/clock';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices } from '@osta/platform/host-services';
import type { Route } from '@osta/platform/http/define-route';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { testConfig } from '@osta/platform/testing/test-config';
import { professionalModule } from '@osta/professional/module';
import { requestModule } from '@osta/request/module';
import { Client } from 'pg';

import { seedDemo } from '../src/seed/seed-demo.ts';

/** All services in this process with the demo market open, on a database of the test's own. */
export interface MarketHost {
  readonly url: string;
  readonly databaseUrl: string;
  /** Every operation of the API, of all services. */
  readonly routes: readonly Route[];
  /** A superuser's connection, past every service. */
  readonly database: Client;
  /** Opens the market once more, as the next start would. */
  seedAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it; takes some seconds, because passwords are hashed as in life. */
export async function startMarket(): Promise<MarketHost> {
  const own = await postgresDatabase();
  const databaseUrl = own.url;
  const config = testConfig(databaseUrl);
  const telemetry = createTelemetry({ name: 'test', level: 'warn', otlpUrl: null });
  const eventing = createEventing({ config, telemetry, isAlone: true });
  const host = await hostServices({
    name: 'test',
    modules: [
      identityModule({ OSTA_MODE: 'development' }),
      professionalModule,
      requestModule({}),
      notificationModule,
    ],
    config,
    telemetry,
    clock: systemClock,
    eventing,
  });
  const { doorbell } = eventing;

  async function seed(): Promise<void> {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'osta-market-'));
    await seedDemo({ config, telemetry, doorbell, dataDirectory, onProgress: () => undefined });
    await rm(dataDirectory, { recursive: true });
  }
  await seed();
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();

  return {
    url: host.url,
    databaseUrl,
    routes: host.services.flatMap(({ routes }) => routes),
    database,
    seedAgain: seed,
    async stop() {
      await database.end();
      await host.stop();
      await own.drop();
    },
  };
}
