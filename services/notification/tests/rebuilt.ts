import type { EventEnvelope } from '@osta/contracts/envelope';
import { Client } from 'pg';

import { notificationModel } from '../src/read-models/notification-model.ts';

/** Rows that only one side has. */
export interface Difference {
  readonly table: string;
  readonly side: 'live' | 'rebuilt';
  readonly row: object;
}

/**
 * Rebuilds the read model from these events, as an audit does, and compares it with the live one.
 *
 * @param url of a database that has the live tables
 */
export async function differencesToRebuilt(
  url: string,
  events: readonly EventEnvelope[],
  batchSize: number,
): Promise<readonly Difference[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read');
    await client.query('create schema aside');
    await notificationModel.createTables(client, 'aside');
    for (let first = 0; first < events.length; first += batchSize) {
      await notificationModel.prepare(events.slice(first, first + batchSize))(
        client,
        'aside',
        client,
      );
    }
    await notificationModel.finish(client, 'aside', client);
    const differences: Difference[] = [];
    for (const { name, key, compared } of notificationModel.tables) {
      const columns = [...key, ...compared].join(', ');
      const select = (schema: string): string => `select ${columns} from ${schema}.${name}`;
      const { rows } = await client.query<Difference>(`
        (select '${name}' as "table", 'live' as side, to_jsonb(l) as row
         from (${select('notification')} except ${select('aside')}) as l)
        union all
        (select '${name}', 'rebuilt', to_jsonb(r)
         from (${select('aside')} except ${select('notification')}) as r)`);
      differences.push(...rows);
    }
    return differences;
  } finally {
    await client.query('rollback');
    await client.end();
  }
}
