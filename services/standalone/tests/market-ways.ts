import { once } from 'node:events';
import type { Writable } from 'node:stream';

import type { Doorbell } from '@osta/event-store/doorbell';
import { freePort } from '@osta/infrastructure/free-port';
import { systemClock, type Clock } from '@osta/platform/clock';
import type { PlatformConfig } from '@osta/platform/config/platform-config';
import type { Environment } from '@osta/platform/config/read-config';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices, type Host } from '@osta/platform/host-services';
import type { ServiceModule } from '@osta/platform/service-module';
import { createTelemetry, type Telemetry } from '@osta/platform/telemetry/telemetry';
import { testConfig } from '@osta/platform/testing/test-config';

import { edgePaths } from '../src/edge-paths.ts';
import { createEdge } from '../src/edge.ts';
import { services } from '../src/services.ts';

interface Hosting {
  readonly config: PlatformConfig;
  readonly environment: Environment;
  readonly clock: Clock;
  /** Destination of all log lines, of every level; default: warnings to standard output. */
  readonly log?: Writable | undefined;
  /** See `HostOptions`. */
  readonly firesTimers: boolean;
}

/** Services that run, at the port of the configuration. */
export interface Hosted {
  readonly hosts: readonly Host[];
  readonly doorbell: Doorbell;
  readonly stop: () => Promise<void>;
}

function telemetryTo(name: string, stream: Writable | undefined): Telemetry {
  return stream
    ? createTelemetry({ name, level: 'trace', otlpUrl: null, stream })
    : createTelemetry({ name, level: 'warn', otlpUrl: null });
}

/** Starts all services in one host, as `npm start` does. */
export async function hostTogether(
  modules: readonly ServiceModule[],
  { config, environment, clock, log, firesTimers }: Hosting,
): Promise<Hosted> {
  const telemetry = telemetryTo('test', log);
  const eventing = createEventing({ config, telemetry, isAlone: true, service: null });
  const around = { config, environment, telemetry, clock, eventing, firesTimers };
  const host = await hostServices({ name: 'test', modules, ...around });
  return { hosts: [host], doorbell: eventing.doorbell, stop: () => host.stop() };
}

/** Starts a host for each service, behind the edge, as `npm run start:distributed` does, but in one process. */
export async function hostApart(
  modules: readonly ServiceModule[],
  { config, environment, clock, log, firesTimers }: Hosting,
): Promise<Hosted> {
  const apart = await Promise.all(
    modules.map(async (module) => {
      const { name } = module;
      const own = { ...config, port: 0 };
      const telemetry = telemetryTo(name, log);
      const eventing = createEventing({ config: own, telemetry, isAlone: false, service: name });
      const around = { config: own, environment, telemetry, clock, eventing, firesTimers };
      return { name, eventing, host: await hostServices({ name, modules: [module], ...around }) };
    }),
  );
  const { server: edge } = createEdge(
    Object.fromEntries(apart.map(({ name, host }) => [name, host.url])),
    edgePaths(services).upstreamOf,
  );
  edge.listen(config.port, config.host ?? undefined);
  await once(edge, 'listening');
  const [first] = apart;
  if (!first) throw new Error('There is no service to host');
  return {
    hosts: apart.map(({ host }) => host),
    doorbell: first.eventing.doorbell,
    async stop() {
      edge.close();
      edge.closeAllConnections();
      await Promise.all(apart.map(({ host }) => host.stop()));
    },
  };
}

/** Starts one more host of all services on the database of a market, as the next process of a deployment does. */
export async function startOnSameDatabase(databaseUrl: string): Promise<Hosted> {
  return hostTogether(services, {
    config: testConfig(databaseUrl, { port: await freePort() }),
    environment: { OSTA_MODE: 'development' },
    clock: systemClock,
    firesTimers: true,
  });
}
