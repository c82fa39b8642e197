import path from 'node:path';

import { readPlatformConfig } from '@osta/platform/config/platform-config';
import { processEnvironment } from '@osta/platform/config/read-config';
import { createEventing } from '@osta/platform/create-eventing';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';

import { seedDemo } from './seed-demo.ts';

/** Seeds the demo market through services that run in other processes: the distributed way. */
const config = readPlatformConfig();
const telemetry = createTelemetry({ name: 'seed', level: config.logLevel, otlpUrl: null });
const eventing = createEventing({ config, telemetry, isAlone: false, service: null });
await seedDemo({
  config,
  telemetry,
  doorbell: eventing.doorbell,
  dataDirectory: path.resolve(processEnvironment['OSTA_DATA_DIR'] ?? '.osta'),
  onProgress: (message) => process.stdout.write(`  … ${message}\n`),
});
await eventing.close();
