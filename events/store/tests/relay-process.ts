import { memoryDoorbell } from '../src/memory-doorbell.ts';
// A relay in a process of its own, to be killed: `relay-process.ts <database url> <idle seconds>`
import { createRelay } from '../src/relay.ts';
import { publishedTable } from '../src/testing/published-table.ts';
import { testPool } from '../src/testing/test-pool.ts';

const [, , url = '', idleSeconds = '10'] = process.argv;
const pool = testPool(url);
const relay = createRelay({
  pool,
  schema: 'request',
  topics: ['request'],
  publisher: await publishedTable(pool),
  doorbell: memoryDoorbell(),
  safetyPollMs: 50,
  idleSeconds: Number(idleSeconds),
});
relay.start();
setInterval(async () => {
  const { isLeader } = await relay.status();
  if (isLeader) process.stdout.write('leads\n');
}, 50);
