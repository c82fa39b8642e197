#!/usr/bin/env node
import { parseArgs } from 'node:util';

import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { readPlatformConfig, type PlatformConfig } from '@osta/platform/config/platform-config';
import { ConfigProblem } from '@osta/platform/config/read-config';
import { createPool } from '@osta/platform/database/create-pool';
import { refillBroker } from '@osta/platform/refill-broker';
import { serviceStartProblem } from '@osta/platform/service-start-problem';
import { createLogger } from '@osta/platform/telemetry/create-logger';

const everySchema = [...new Set(Object.values(schemaOfTopic))];

const usage = `Fills the broker again from the event tables: after it was lost, and for a new one.

  npm run refill                      every service
  npm run refill -- --service request one service: ${everySchema.join(', ')}

The environment is that of a service: DATABASE_URL, KAFKA_BROKERS, KAFKA_NAMESPACE, KAFKA_TLS…, KAFKA_SASL_….
Services may run meanwhile; what they record comes behind the rest, so badges wait until it is done.
`;

class UsageProblem extends Error {}

function schemasAsked(): readonly string[] {
  const { values } = parseArgs({
    options: { service: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help === true) throw new UsageProblem();
  if (values.service === undefined) return everySchema;
  if (!everySchema.includes(values.service)) throw new UsageProblem();
  return [values.service];
}

async function refill(schemas: readonly string[], config: PlatformConfig): Promise<void> {
  if (!config.kafkaBrokers)
    throw new ConfigProblem('KAFKA_BROKERS is missing: it must name the broker to fill.');
  const log = createLogger({ name: 'refill', level: config.logLevel });
  const pool = createPool({
    url: config.databaseUrl,
    schema: 'platform',
    role: null,
    use: 'background',
    application: 'refill',
    size: 2,
    log,
  });
  try {
    await refillBroker({
      pool,
      schemas,
      kafka: {
        brokers: config.kafkaBrokers,
        namespace: config.kafkaNamespace,
        security: config.kafkaSecurity,
        clientId: 'osta-refill',
        onProblem: (err) => log.warn({ err }, 'broker did not answer, asking again'),
      },
      onProgress: (schema, remaining) =>
        process.stdout.write(`  ${schema}: ${remaining} events to go\n`),
    });
  } finally {
    await pool.end();
  }
}

let config: PlatformConfig | undefined;
try {
  const schemas = schemasAsked();
  config = readPlatformConfig();
  await refill(schemas, config);
} catch (error) {
  if (error instanceof UsageProblem || (error instanceof TypeError && 'code' in error)) {
    process.stderr.write(usage);
    process.exitCode = 2;
  } else if (error instanceof ConfigProblem) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  } else {
    const sentence = serviceStartProblem(error, config);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
