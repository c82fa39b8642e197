// A subscription in a process of its own: `reader-process.ts <database url> <deadly stream>`. An event of the
// deadly stream kills the process.
import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { postgresEventLog } from '@osta/event-log/postgres/postgres-event-log';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { testPool } from '@osta/event-store/testing/test-pool';

import { createSubscription } from '../src/create-subscription.ts';
import { effects } from '../src/testing/effects.ts';

const [, , url = '', deadly = ''] = process.argv;
const pool = testPool(url);
const { apply } = await effects(pool, (events) => {
  if (events.some(({ subject }) => subject === deadly)) process.abort();
});
const log = postgresEventLog({
  pool,
  sources: schemaOfTopic,
  doorbell: memoryDoorbell(),
  safetyPollMs: 100,
});
const subscription = createSubscription({
  definition: { name: 'reader-list', topics: ['request'], apply },
  log,
  pool,
  schema: 'reader',
});
await subscription.start();
process.stdout.write('started\n');
