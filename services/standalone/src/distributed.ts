import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { until } from '@osta/event-store/until';
import { findInfrastructure } from '@osta/infrastructure/find-infrastructure';
import { freePorts } from '@osta/infrastructure/free-port';
import { requireFolder } from '@osta/infrastructure/require-folder';
import { processEnvironment } from '@osta/platform/config/read-config';
import { graceOfAnEnd, runProcess } from '@osta/platform/run-process';
import { createLogger } from '@osta/platform/telemetry/create-logger';

import { endWithStarter } from '../pinned-node.mjs';
import { requireFreePort } from '../port-problem.mjs';
import { ownProcesses, visitorsBehind } from './callers.ts';
import { prepareCheckpoints } from './checkpoints.ts';
import { readEdgeConfig } from './edge-config.ts';
import { edgePaths } from './edge-paths.ts';
import { createEdge, type Upstreams } from './edge.ts';
import { keptSecrets } from './kept-secrets.ts';
import { createProgramsTogether } from './programs-together.ts';
import { programs } from './programs.ts';
import { services } from './services.ts';
import { readStandaloneConfig, type StandaloneConfig } from './standalone-config.ts';
import { startProblem } from './start-problem.ts';
import { welcome } from './welcome.ts';

/** Whether this process runs what was compiled, and not the sources. */
const isCompiled = import.meta.filename.endsWith('.js');

/** Milliseconds that running requests may take at the end. */
const drainingMs = 5000;

type Environment = Readonly<Record<string, string>>;

function progress(message: string): void {
  process.stdout.write(`  … ${message}\n`);
}

/**
 * Polls a process until it is ready: processes do not announce it.
 *
 * @returns false when it is not after two minutes
 */
function isReadyInTime(origin: string): Promise<boolean> {
  return until(async () => {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    return answer?.ok === true;
  }, 120_000);
}

/** Returns an origin on a free port for each program, and the port of the edge for these processes. */
async function freeOrigins(): Promise<{ readonly origins: Upstreams; readonly inside: number }> {
  const [inside = 0, ...ports] = await freePorts(1 + programs.length);
  const origins = programs.map(({ name }, n) => [name, `http://127.0.0.1:${ports[n]}`]);
  return { origins: Object.fromEntries(origins), inside };
}

/** Starts every service in its own process over Postgres, Kafka and Redis, behind one origin. */
async function start(standalone: StandaloneConfig): Promise<void> {
  const { port, host, dataDirectory, isDemo } = standalone;
  const { publicUrl, trustedProxies } = readEdgeConfig();
  await requireFreePort(port, host);
  await requireFolder(dataDirectory);
  const log = createLogger({ name: 'edge', level: processEnvironment['LOG_LEVEL'] ?? 'warn' });
  const checkpoints = await prepareCheckpoints(
    standalone,
    path.join(dataDirectory, 'distributed'),
    { log },
  );
  const infrastructure = await findInfrastructure({
    need: ['postgres', 'redis', 'kafka'],
    directory: path.join(dataDirectory, 'distributed'),
    environment: processEnvironment,
    onProgress: progress,
  });

  // Where to look with tools of their own; an address of Redis may hold a password
  progress(`Redis is at ${new URL(infrastructure.redisUrl).host}`);
  progress(`Kafka is at ${infrastructure.kafkaBrokers.join(', ')}`);

  const { origins, inside } = await freeOrigins();
  const common: Environment = {
    DATABASE_URL: infrastructure.databaseUrl,
    // Only the edge is reached from elsewhere
    HOST: '127.0.0.1',
    REDIS_URL: infrastructure.redisUrl,
    KAFKA_BROKERS: infrastructure.kafkaBrokers.join(','),
    ...(await keptSecrets(dataDirectory)),
    OSTA_PUBLIC_URL: publicUrl,
    OSTA_MODE: isDemo ? 'development' : 'production',
    // And the edge itself
    OSTA_TRUSTED_PROXIES: String(trustedProxies + 1),
    OSTA_FILES_DIR: standalone.filesDirectory,
    API_ORIGIN: `http://127.0.0.1:${inside}`,
    PUBLIC_ORIGIN: publicUrl,
    LOG_LEVEL: processEnvironment['LOG_LEVEL'] ?? 'warn',
    NODE_ENV: 'production',
  };

  const originOf = (name: string): string => origins[name] ?? '';
  const { upstreamOf } = edgePaths(services);
  const { server: edge, drain } = createEdge(origins, upstreamOf, visitorsBehind(trustedProxies));
  const { server: insideEdge } = createEdge(origins, upstreamOf, ownProcesses);
  const together = createProgramsTogether((sentence) => giveUp(sentence));
  async function stop(): Promise<void> {
    together.expectEnds();
    // First the edge stops accepting requests, then the processes behind it end
    await Promise.race([drain(graceOfAnEnd), wait(drainingMs, undefined, { ref: false })]);
    edge.closeAllConnections();
    await Promise.all([together.end(), checkpoints.stop()]);
    insideEdge.close();
    insideEdge.closeAllConnections();
    await infrastructure.stop();
  }
  const giveUp = runProcess({ stop }, log);

  for (const { name, file, source, describes } of programs) {
    progress(`Starting ${name} at ${originOf(name)}`);
    const own: Environment = {
      PORT: new URL(originOf(name)).port,
      ...(describes.length > 0 && { OSTA_API_DOCUMENTS: describes.map(originOf).join(',') }),
    };
    together.launch(name, {
      file: isCompiled ? file : source,
      environment: { ...common, ...own },
    });
  }
  insideEdge.listen(inside, '127.0.0.1');
  edge.listen(port, host ?? undefined);
  await Promise.all([once(insideEdge, 'listening'), once(edge, 'listening')]);

  if (!(await isReadyInTime(`http://127.0.0.1:${port}`))) {
    giveUp('The services were not ready after two minutes: see above what they wait for.');
    return;
  }
  if (isDemo) {
    // In a process of its own, because the edge has no database
    const code = await together.finish({
      file: isCompiled
        ? 'services/standalone/dist/seed/main.js'
        : 'services/standalone/src/seed/main.ts',
      environment: { ...common, OSTA_DATA_DIR: dataDirectory },
    });
    // It ends with a signal to all of them, as Ctrl+C is
    if (together.isEnding()) return;
    if (code !== 0) {
      giveUp('The demo market is not whole, see above why: it goes on with the next start.');
      return;
    }
  }
  const unsigned = await checkpoints.start(infrastructure.databaseUrl);
  if (unsigned !== null) {
    if (!together.isEnding()) giveUp(unsigned);
    return;
  }
  process.stdout.write(
    `${welcome({ url: publicUrl, databaseUrl: infrastructure.databaseUrl, isDemo, tookMs: performance.now() })}\n`,
  );
}

endWithStarter();
let config: StandaloneConfig | undefined;
try {
  config = readStandaloneConfig();
  await start(config);
} catch (error) {
  const sentence = startProblem(error, config);
  if (sentence === null) throw error;
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
