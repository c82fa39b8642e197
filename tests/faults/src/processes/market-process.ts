// The request service as it runs in production, on a given port: `market-process.ts <database url>
// <port> <plant>`.
import { systemClock } from '@osta/platform/clock';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices } from '@osta/platform/host-services';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { testConfig } from '@osta/platform/testing/test-config';
import { requestManifest } from '@osta/request/manifest';
import { Pool } from 'pg';

const [, , url = '', port = '0', plant = ''] = process.argv;
if (plant === 'short-memory') {
  // A planted mistake: answers are stored in the memory of the process
  const pool = new Pool({ connectionString: url, max: 1 });
  await pool.query('delete from request.idempotency');
  await pool.end();
}
const config = testConfig(url, { isProduction: true, port: Number(port) });
const telemetry = createTelemetry({ name: 'request', level: 'warn', otlpUrl: null });
await hostServices({
  name: 'request',
  modules: [requestManifest],
  environment: { OSTA_NEW_CUSTOMER_DAYS: '0' },
  config,
  telemetry,
  clock: systemClock,
  eventing: createEventing({ config, telemetry, isAlone: false }),
});
process.stdout.write('started\n');
