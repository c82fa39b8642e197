// A reader in a process of its own, to be killed: `reader-process.ts <database url>`
import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { testPool } from '@osta/event-store/testing/test-pool';

import { postgresEventLog } from '../src/postgres/postgres-event-log.ts';

const [, , url = ''] = process.argv;
const pool = testPool(url);
const log = postgresEventLog({ pool, sources: schemaOfTopic, doorbell: memoryDoorbell() });
await log.read({
  group: 'shared',
  topics: ['request'],
  positions: async () => new Map(),
  async onBatch() {
    process.stdout.write('reads\n');
  },
  async onUnreadable() {},
});
