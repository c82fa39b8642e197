// A relay in its own process: `relay-process.ts <database url> <brokers> <namespace> <plant>`.
import { kafkaPublisher } from '@osta/event-log/kafka/kafka-publisher';
import { postgresDoorbell } from '@osta/event-store/postgres-doorbell';
import { createRelay, type EventPublisher } from '@osta/event-store/relay';
import { Pool } from 'pg';

const [, , url = '', brokers = '', namespace = '', plant = ''] = process.argv;
const onProblem = (error: unknown): void => {
  process.stderr.write(`${String(error)}\n`);
};
const pool = new Pool({ connectionString: url, application_name: `relay ${process.pid}` });
pool.on('error', () => {});
const kafka = kafkaPublisher({
  brokers: brokers.split(','),
  clientId: 'relay',
  namespace,
  onProblem,
});

/** A planted mistake: reports a batch as published before the broker has acknowledged it. */
const hasty: EventPublisher = {
  async publish(events) {
    kafka.publish(events).catch(onProblem);
  },
};

createRelay({
  pool,
  schema: 'request',
  topics: ['request'],
  publisher: plant === 'hasty' ? hasty : kafka,
  doorbell: postgresDoorbell({ pool, onProblem }),
  onProblem,
}).start();
process.stdout.write('started\n');
