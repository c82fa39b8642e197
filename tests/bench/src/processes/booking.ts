// The booking service as it runs in production: `booking.ts <database url>`
import { bookingManifest } from '@osta/booking/manifest';
import { systemClock } from '@osta/platform/clock';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices } from '@osta/platform/host-services';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { testConfig } from '@osta/platform/testing/test-config';

import { answerParent } from '../child.ts';

const [, , url = ''] = process.argv;
const config = testConfig(url, { isProduction: true, logLevel: 'info' });
const telemetry = createTelemetry({ name: 'booking', level: config.logLevel, otlpUrl: null });
const host = await hostServices({
  name: 'booking',
  modules: [bookingManifest],
  // A hold outlives the run, so that no timer frees slots meanwhile
  environment: { OSTA_HOLDS_PER_CUSTOMER: '20', OSTA_HOLD_MINUTES: '60' },
  config,
  telemetry,
  clock: systemClock,
  eventing: createEventing({ config, telemetry, isAlone: true, service: 'booking' }),
});
answerParent(host.url);
