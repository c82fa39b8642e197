/** `npm run dev`: the whole product from its sources, on its own Postgres and demo market. */
import { once } from 'node:events';
import path from 'node:path';

import { freePort } from '@osta/infrastructure/free-port';
import { spawnGuarded } from '@osta/infrastructure/guarded-process';
import { keepPostgres } from '@osta/infrastructure/keep-postgres';
import { requireFolder } from '@osta/infrastructure/require-folder';
import { processEnvironment, type Environment } from '@osta/platform/config/read-config';
import { runProcess } from '@osta/platform/run-process';
import { createLogger } from '@osta/platform/telemetry/create-logger';

import { endWithStarter } from '../../pinned-node.mjs';
import { requireFreePort } from '../../port-problem.mjs';
import { ownProcesses, visitorsBehind } from '../callers.ts';
import { readEdgeConfig } from '../edge-config.ts';
import { isAtOrBelow } from '../edge-paths.ts';
import { createEdge, type Upstreams } from '../edge.ts';
import { keptSecrets } from '../kept-secrets.ts';
import { hasDemoMarket } from '../seed/demo-market-marker.ts';
import { readStandaloneConfig, type StandaloneConfig } from '../standalone-config.ts';
import { startProblem } from '../start-problem.ts';
import { welcome } from '../welcome.ts';
import { fromSources } from './from-sources.ts';
import { watchSources } from './watch-sources.ts';
import { watchedProgram } from './watched-program.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Development changes the demo, and never runs in production. */
const variables: Environment = { ...processEnvironment, OSTA_MODE: 'development' };

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

async function start(standalone: StandaloneConfig): Promise<void> {
  const { port, host, dataDirectory, filesDirectory, databaseUrl } = standalone;
  const { publicUrl: url, trustedProxies } = readEdgeConfig(variables);
  await requireFreePort(port, host);
  await requireFolder(dataDirectory);
  const postgres =
    databaseUrl === null
      ? await keepPostgres({
          dataDirectory: path.join(dataDirectory, 'postgres'),
          onProgress: (message) => say(`  … ${message}`),
        })
      : { url: databaseUrl, lost: null, stop: async () => undefined };

  const inside = await freePort();
  const level = processEnvironment['LOG_LEVEL'] ?? 'warn';
  const environment = {
    ...variables,
    DATABASE_URL: postgres.url,
    ...(await keptSecrets(dataDirectory)),
    OSTA_FILES_DIR: filesDirectory,
    OSTA_PUBLIC_URL: url,
    // And the edge itself
    OSTA_TRUSTED_PROXIES: String(trustedProxies + 1),
    API_ORIGIN: `http://127.0.0.1:${inside}`,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: level,
    NODE_ENV: 'development',
  };
  const own = (name: string, file: string) =>
    watchedProgram({ name, file, root, environment, say });
  const services = own('services', 'services/standalone/src/development/run-services.ts');
  const web = own('pages', 'services/standalone/src/development/run-web.ts');
  const origins: Upstreams = {
    get services() {
      return services.origin() ?? '';
    },
    get web() {
      return web.origin() ?? '';
    },
  };
  const upstreamOf = (asked: string): string =>
    services.paths().some((each) => isAtOrBelow(asked, each)) ? 'services' : 'web';
  const edge = createEdge(origins, upstreamOf, visitorsBehind(trustedProxies));
  const insideEdge = createEdge(origins, upstreamOf, ownProcesses);
  const stopWatching = await Promise.all([
    watchSources(root, ['events', 'services'], services.replace),
    // Vite replaces modules of pages; this part serves them, and restarts
    watchSources(root, ['web/src/server', 'web/src/locale', 'web/src/site'], web.replace),
  ]);

  const log = createLogger({ name: 'development', level });
  const seeding = new AbortController();
  const end = runProcess(
    {
      async stop() {
        seeding.abort();
        await Promise.all(stopWatching.map((each) => each()));
        for (const { server } of [edge, insideEdge]) {
          server.close();
          server.closeAllConnections();
        }
        await Promise.all([services.stop(), web.stop()]);
        await postgres.stop();
      },
    },
    log,
  );
  void postgres.lost?.then((problem) => end(problem.message));

  await Promise.all([services.started, web.started]);
  insideEdge.server.listen(inside, '127.0.0.1');
  await once(insideEdge.server, 'listening');
  edge.server.listen(port, host ?? undefined);
  await once(edge.server, 'listening');
  if (!(await hasDemoMarket(dataDirectory))) {
    await openDemoMarket({ ...environment, OSTA_DATA_DIR: dataDirectory }, seeding.signal);
    if (seeding.signal.aborted) return;
  }
  const tookMs = performance.now();
  say(welcome({ url, databaseUrl: postgres.url, isDemo: true, tookMs }));
  say('  Save a source, and what serves is made of it. Mistakes are shown here.\n');
}

/** In a process of its own, because it uses the services' code, which may change */
async function openDemoMarket(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const seed = await spawnGuarded({
    file: process.execPath,
    args: fromSources(root, 'services/standalone/src/seed/main.ts'),
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    farewells: [['SIGTERM', 5000]],
  });
  const stop = (): void => void seed.stop();
  signal.addEventListener('abort', stop);
  const { code } = await seed.ended;
  signal.removeEventListener('abort', stop);
  if (code === 0 || signal.aborted) return;
  say('\n  ✗ The demo market is not whole: it goes on with the next start.\n');
}

endWithStarter();
let config: StandaloneConfig | undefined;
try {
  config = readStandaloneConfig(variables);
  await start(config);
} catch (error) {
  const sentence = startProblem(error, config);
  if (sentence === null) throw error;
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
