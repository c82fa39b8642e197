import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Pool } from 'pg';

import {
  applyBatchSql,
  countOneSql,
  createTablesSql,
  insertOneSql,
  moveCheckpointSql,
} from './hand-written-projection.sql.ts';

/** The same list, counters and checkpoint, written by hand for one kind of event. */
export interface HandWrittenProjection {
  /** Applies all events in one statement. */
  applyBatch(events: readonly EventEnvelope[]): Promise<void>;
  /** Applies each event in a transaction of three statements. */
  applyEach(events: readonly EventEnvelope[]): Promise<void>;
}

/** @param pool of one connection */
export async function handWrittenProjection(
  admin: Pool,
  pool: Pool,
): Promise<HandWrittenProjection> {
  await admin.query(createTablesSql);
  let position = 0;

  async function applyOne(event: EventEnvelope): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const values = [recipientOf(event), event.id, event.type, JSON.stringify(event.data)];
      const { rowCount } = await client.query({ name: 'hand.insert', text: insertOneSql, values });
      if (rowCount === 1) {
        await client.query({ name: 'hand.count', text: countOneSql, values: values.slice(0, 1) });
      }
      position += 1;
      await client.query({ name: 'hand.move', text: moveCheckpointSql, values: [position] });
      await client.query('commit');
    } finally {
      client.release();
    }
  }

  return {
    async applyBatch(events) {
      position += events.length;
      await pool.query({
        name: 'hand.batch',
        text: applyBatchSql,
        values: [
          events.map(recipientOf),
          events.map(({ id }) => id),
          events.map(({ type }) => type),
          events.map(({ data }) => JSON.stringify(data)),
          position,
        ],
      });
    },
    async applyEach(events) {
      for (const event of events) await applyOne(event);
    },
  };
}

function recipientOf({ data }: EventEnvelope): unknown {
  return data['customerId'];
}
