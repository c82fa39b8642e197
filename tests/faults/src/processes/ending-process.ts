// A service that ends by signal as in production: `ending-process.ts <database url> <port> <grace in milliseconds>`
import { systemClock } from '@osta/platform/clock';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices } from '@osta/platform/host-services';
import { runProcess } from '@osta/platform/run-process';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { testConfig } from '@osta/platform/testing/test-config';
import { requestManifest } from '@osta/request/manifest';

const [, , url = '', port = '0', grace = '0'] = process.argv;
const config = testConfig(url, { isProduction: true, port: Number(port) });
// Its first line says that it has started
const telemetry = createTelemetry({ name: 'request', level: 'silent', otlpUrl: null });
const host = await hostServices({
  name: 'request',
  modules: [requestManifest],
  config,
  telemetry,
  clock: systemClock,
  eventing: createEventing({ config, telemetry, isAlone: false, service: 'request' }),
  grace: Number(grace),
});
runProcess(host, telemetry.log);
process.stdout.write('started\n');
