// The store service as it runs in production: `found.ts <database url>`
import { systemClock } from '@osta/platform/clock';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices } from '@osta/platform/host-services';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { testConfig } from '@osta/platform/testing/test-config';
import { storeManifest } from '@osta/store/manifest';

import { answerParent } from '../child.ts';

const [, , url = ''] = process.argv;
const config = testConfig(url, { isProduction: true, logLevel: 'info' });
const telemetry = createTelemetry({ name: 'store', level: config.logLevel, otlpUrl: null });
const host = await hostServices({
  name: 'store',
  modules: [storeManifest],
  environment: {},
  config,
  telemetry,
  clock: systemClock,
  eventing: createEventing({ config, telemetry, isAlone: true, service: 'store' }),
});
answerParent(host.url);
