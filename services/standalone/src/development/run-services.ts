/** Runs every service in this process, from the sources, until it is stopped. */
import { systemClock } from '@osta/platform/clock';
import { readPlatformConfig } from '@osta/platform/config/platform-config';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices } from '@osta/platform/host-services';
import { runProcess } from '@osta/platform/run-process';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';

import { endWithStarter } from '../../pinned-node.mjs';
import { pathsOf } from '../edge-paths.ts';
import { services } from '../services.ts';
import { startProblem } from '../start-problem.ts';
import { createStorybook } from '../storybook.ts';
import { announce } from './announcement.ts';

endWithStarter();
try {
  const config = readPlatformConfig();
  const telemetry = createTelemetry({
    name: 'services',
    level: config.logLevel,
    otlpUrl: config.otlpUrl,
  });
  const host = await hostServices({
    name: 'services',
    modules: services,
    config,
    telemetry,
    clock: systemClock,
    // The new process starts while the old one still runs
    eventing: createEventing({ config, telemetry, isAlone: false, service: null }),
    mount: (app) => {
      app.use('/storybook', createStorybook().router);
    },
    onProgress: (message) => process.stdout.write(`  … ${message}\n`),
  });
  runProcess(host, telemetry.log);
  announce({
    origin: host.url,
    paths: [...services.flatMap(pathsOf), '/health', '/storybook'],
  });
} catch (error) {
  const sentence = startProblem(error);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
