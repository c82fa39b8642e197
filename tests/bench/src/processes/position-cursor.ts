// A planted mistake: a projector whose cursor is the position alone. It misses events whose
// transactions commit after later positions. `position-cursor.ts <database url>`
import { EventEnvelope } from '@osta/contracts/envelope';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { notificationList } from '@osta/notification/read-models/notification-list';
import { systemClock } from '@osta/platform/clock';
import { Pool } from 'pg';

import { answerParent } from '../child.ts';
import { readByPositionSql, readCheckpointSql } from './position-cursor.sql.ts';

interface Line {
  readonly position: string;
  readonly event: unknown;
}

const [, , url = ''] = process.argv;
const pool = new Pool({ connectionString: url, max: 2 });
const { name, apply } = notificationList({
  pool,
  clock: systemClock,
  doorbell: memoryDoorbell(),
  onChanged: () => {},
  onStirred: () => {},
  onRevoked: () => {},
  readAnswered: async () => {},
});
const stored = await pool.query<{ readonly position: string }>(readCheckpointSql, [name]);
let position = stored.rows[0]?.position ?? '0';
answerParent('reads');
for (;;) {
  const { rows } = await pool.query<Line>(readByPositionSql, [position]);
  position = rows.at(-1)?.position ?? position;
  const events = rows.map(({ event }) => EventEnvelope.parse(event));
  await apply(events, { subscription: name, partition: 'request', position, streams: [] });
  await letTimePass(2, 'between two looks');
}
