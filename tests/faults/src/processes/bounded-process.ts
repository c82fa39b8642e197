// A service with the limits of production for its clients, or with none:
// `bounded-process.ts <database url> <port> [no-limits]`
import { systemClock } from '@osta/platform/clock';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices } from '@osta/platform/host-services';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { testConfig } from '@osta/platform/testing/test-config';
import { requestManifest } from '@osta/request/manifest';

const [, , url = '', port = '0', plant = ''] = process.argv;
const config = testConfig(url, { isProduction: true, port: Number(port) });
// Its first line says that it has started
const telemetry = createTelemetry({ name: 'request', level: 'silent', otlpUrl: null });
const { server } = await hostServices({
  name: 'request',
  modules: [requestManifest],
  config,
  telemetry,
  clock: systemClock,
  eventing: createEventing({ config, telemetry, isAlone: false, service: 'request' }),
});
if (plant === 'no-limits') {
  server.headersTimeout = 0;
  server.requestTimeout = 0;
  server.keepAliveTimeout = 0;
}
process.stdout.write('started\n');
