// The request service as it runs in production: `market.ts <database url>`
import { systemClock } from '@osta/platform/clock';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices } from '@osta/platform/host-services';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { testConfig } from '@osta/platform/testing/test-config';
import { requestManifest } from '@osta/request/manifest';

import { answerParent } from '../child.ts';

const [, , url = ''] = process.argv;
const config = testConfig(url, { isProduction: true, logLevel: 'info' });
const telemetry = createTelemetry({ name: 'request', level: config.logLevel, otlpUrl: null });
const host = await hostServices({
  name: 'request',
  modules: [requestManifest],
  environment: { OSTA_NEW_CUSTOMER_DAYS: '0' },
  config,
  telemetry,
  clock: systemClock,
  eventing: createEventing({ config, telemetry, isAlone: true, service: 'request' }),
});
answerParent(host.url);
