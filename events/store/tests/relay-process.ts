// A relay in a process of its own, to be killed: `relay-process.ts <database url> <idle seconds>`
import { Pool } from 'pg';

import { memoryDoorbell } from '../src/memory-doorbell.ts';
import { createRelay } from '../src/relay.ts';
import { publishedTable } from '../src/testing/published-table.ts';

const [, , url = '', idleSeconds = '10'] = process.argv;
const pool = new Pool({ connectionString: url });
pool.on('error', () => {});
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
