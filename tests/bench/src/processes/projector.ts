// The projector of the product in its own process, so that it can be killed: `projector.ts <database
// url>`
import { notificationManifest } from '@osta/notification/manifest';
import { systemClock } from '@osta/platform/clock';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices } from '@osta/platform/host-services';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { testConfig } from '@osta/platform/testing/test-config';

import { answerParent } from '../child.ts';

const [, , url = ''] = process.argv;
const config = testConfig(url, { isProduction: true });
const telemetry = createTelemetry({ name: 'notification', level: 'warn', otlpUrl: null });
const host = await hostServices({
  name: 'notification',
  modules: [notificationManifest],
  config,
  telemetry,
  clock: systemClock,
  eventing: createEventing({ config, telemetry, isAlone: false, service: 'notification' }),
});
answerParent(host.url);
