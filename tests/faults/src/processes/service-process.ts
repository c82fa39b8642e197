// A service as it runs in production, on a given port: `service-process.ts <service> <database url> <port>
// <brokers> <redis url>`. Without brokers it reads the event tables; without Redis, Postgres counts calls.
import { bookingManifest } from '@osta/booking/manifest';
import { notificationManifest } from '@osta/notification/manifest';
import { systemClock } from '@osta/platform/clock';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices } from '@osta/platform/host-services';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { testConfig } from '@osta/platform/testing/test-config';
import { requestManifest } from '@osta/request/manifest';

import { namespace } from '../namespace.ts';

const [, , name = '', url = '', port = '0', brokers = '', redisUrl = ''] = process.argv;
const manifests = [bookingManifest, notificationManifest, requestManifest];
const config = testConfig(url, {
  isProduction: true,
  port: Number(port),
  ...(brokers !== '' && { kafkaBrokers: brokers.split(','), kafkaNamespace: namespace }),
  ...(redisUrl !== '' && { redisUrl }),
});
// Its first line says that it has started
const telemetry = createTelemetry({ name, level: 'silent', otlpUrl: null });
await hostServices({
  name,
  modules: manifests.filter((manifest) => manifest.name === name),
  // Holds that run out during a scenario are freed by a timer
  environment: {
    OSTA_NEW_CUSTOMER_DAYS: '0',
    OSTA_HOLDS_PER_CUSTOMER: '20',
    OSTA_HOLD_MINUTES: '1',
  },
  config,
  telemetry,
  clock: systemClock,
  eventing: createEventing({ config, telemetry, isAlone: false, service: name }),
});
process.stdout.write('started\n');
