import path from 'node:path';

import { keepPostgres } from '@osta/infrastructure/keep-postgres';
import { requireFolder } from '@osta/infrastructure/require-folder';
import { systemClock } from '@osta/platform/clock';
import { readPlatformConfig } from '@osta/platform/config/platform-config';
import { processEnvironment } from '@osta/platform/config/read-config';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices } from '@osta/platform/host-services';
import { graceOfAnEnd, runProcess, type Running } from '@osta/platform/run-process';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { startTimers } from '@osta/platform/timers/start-timers';
import { createWebHandler } from '@osta/web/server';

import { endWithStarter } from '../pinned-node.mjs';
import { requireFreePort } from '../port-problem.mjs';
import { prepareCheckpoints } from './checkpoints.ts';
import { keptSecrets } from './kept-secrets.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { services } from './services.ts';
import { readStandaloneConfig, type StandaloneConfig } from './standalone-config.ts';
import { startProblem } from './start-problem.ts';
import { createStorybook } from './storybook.ts';
import { welcome } from './welcome.ts';

function progress(message: string): void {
  process.stdout.write(`  … ${message}\n`);
}

/** Starts every service and the web in this process, on the Postgres of the data directory. */
async function start(standalone: StandaloneConfig): Promise<void> {
  const { dataDirectory, isDemo, port, host: address } = standalone;
  const began = performance.now();
  await requireFreePort(port, address);
  await requireFolder(dataDirectory);
  const postgres =
    standalone.databaseUrl === null
      ? await keepPostgres({
          dataDirectory: path.join(dataDirectory, 'postgres'),
          onProgress: progress,
        })
      : { url: standalone.databaseUrl, lost: null, stop: async () => undefined };

  // What uses the database ends before it, also where the start fails
  let stopHost: (() => Promise<void>) | undefined;
  try {
    const config = readPlatformConfig({
      ...processEnvironment,
      DATABASE_URL: postgres.url,
      ...(await keptSecrets(dataDirectory)),
      OSTA_MODE: isDemo ? 'development' : 'production',
      LOG_LEVEL: processEnvironment['LOG_LEVEL'] ?? 'warn',
    });
    const telemetry = createTelemetry({
      name: 'standalone',
      level: config.logLevel,
      otlpUrl: config.otlpUrl,
    });
    const { log } = telemetry;
    const checkpoints = await prepareCheckpoints(standalone, dataDirectory, telemetry);
    const storybook = createStorybook();
    const eventing = createEventing({ config, telemetry, isAlone: true, service: null });
    const host = await hostServices({
      name: 'standalone',
      modules: services,
      environment: {
        ...processEnvironment,
        OSTA_FILES_DIR: standalone.filesDirectory,
        OSTA_MODE: isDemo ? 'development' : 'production',
      },
      config,
      telemetry,
      clock: systemClock,
      eventing,
      grace: graceOfAnEnd,
      // One that fired between two steps of the seed could end what the second step needs
      firesTimers: !isDemo,
      mount: async (app) => {
        if (isDemo) app.use('/storybook', storybook.router);
        app.use(
          await createWebHandler({
            apiOrigin: `http://127.0.0.1:${port}`,
            publicOrigin: config.publicUrl,
            ...(standalone.socialLinks && { socialLinks: standalone.socialLinks }),
            mode: 'production',
            isUnderMaintenance: standalone.isUnderMaintenance,
            redirectSeconds: standalone.redirectSeconds,
            log,
          }),
        );
      },
      onProgress: progress,
    });
    stopHost = () => host.stop();
    const stopping = new AbortController();
    let seeding: Promise<void> | undefined;
    let building: Promise<void> | undefined;
    const running: Running = {
      async stop() {
        stopping.abort();
        // The seed uses the services, so it must end before they do
        await Promise.allSettled([seeding, building, checkpoints.stop()]);
        await host.stop();
        await postgres.stop();
      },
    };
    const end = runProcess(running, log);
    // Without its database the process could only refuse requests: a supervisor restarts it
    void postgres.lost?.then((problem) => end(problem.message));
    if (isDemo) {
      const { doorbell } = eventing;
      const { signal } = stopping;
      const onProgress = progress;
      seeding = seedDemo({ config, telemetry, doorbell, dataDirectory, onProgress, signal });
      await Promise.allSettled([seeding]);
      if (signal.aborted) return;
      await seeding;
      startTimers(host.timers);
    }
    const unsigned = await checkpoints.start(postgres.url);
    if (unsigned !== null) {
      if (!stopping.signal.aborted) end(unsigned);
      return;
    }
    const tookMs = performance.now() - began;
    process.stdout.write(
      `${welcome({ url: config.publicUrl, databaseUrl: postgres.url, isDemo, tookMs })}\n`,
    );
    if (isDemo && standalone.buildsStorybook) building = storybook.build(stopping.signal);
  } catch (error) {
    await stopHost?.();
    await postgres.stop();
    throw error;
  }
}

endWithStarter();
let standalone: StandaloneConfig | undefined;
try {
  standalone = readStandaloneConfig();
  await start(standalone);
} catch (error) {
  const sentence = startProblem(error, standalone);
  if (sentence === null) throw error;
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
