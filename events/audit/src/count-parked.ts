import type { ReadModel } from '@osta/subscription/read-model';
import { escapeIdentifier, type ClientBase } from 'pg';

/** Counts the parked streams of the model's subscriptions: their events are not in the live tables. */
export async function countParked(client: ClientBase, model: ReadModel): Promise<number> {
  if (model.subscriptions.length === 0) return 0;
  const { rows } = await client.query<{ readonly parked: number }>(
    `select count(*)::int as parked from ${escapeIdentifier(model.schema)}.parked_stream where subscription = any($1)`,
    [model.subscriptions.map(({ name }) => name)],
  );
  return rows[0]?.parked ?? 0;
}
