// A read model in its own process: `reader-process.ts <database url> <brokers> <namespace> <plant>`.
import { kafkaEventLog } from '@osta/event-log/kafka/kafka-event-log';
import { createSubscription } from '@osta/subscription/create-subscription';
import type { ApplyEvents } from '@osta/subscription/subscription';
import { effects } from '@osta/subscription/testing/effects';
import { Pool } from 'pg';

const [, , url = '', brokers = '', namespace = '', plant = ''] = process.argv;
const pool = new Pool({ connectionString: url });
pool.on('error', () => {});
const { apply } = await effects(pool);

/** A planted mistake: the effect in one statement, its checkpoint in the next. */
const apart: ApplyEvents = async (events, checkpoint) => {
  await pool.query(
    'insert into reader.effect (stream_id, version) select * from unnest($1::uuid[], $2::int[])',
    [events.map(({ subject }) => subject), events.map(({ streamversion }) => streamversion)],
  );
  await apply([], checkpoint);
};

const subscription = createSubscription({
  definition: {
    name: 'reader-list',
    topics: ['request'],
    apply: plant === 'apart' ? apart : apply,
  },
  log: kafkaEventLog({
    brokers: brokers.split(','),
    clientId: 'reader',
    namespace,
    onProblem: () => {},
    unpublished: async () => ({ events: 0, seconds: 0 }),
    history: null,
  }),
  pool,
  schema: 'reader',
});
await subscription.start();
process.stdout.write('started\n');
