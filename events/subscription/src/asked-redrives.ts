import type { Pool } from 'pg';

import { parkingLotStatements } from './parking-lot.sql.ts';
import type { Redriven } from './parking-lot.ts';

/**
 * Runs the redrives that operators have requested, oldest first, and records the outcome of each.
 *
 * Two processes may run the same redrive: the checkpoint of a stream lets each version in once.
 */
export async function doAskedRedrives(
  pool: Pool,
  schema: string,
  subscription: string,
  redrive: (streamId: string | undefined) => Promise<Redriven>,
): Promise<void> {
  const { takeRedrive, endRedrive } = parkingLotStatements(schema);
  for (;;) {
    const { rows } = await pool.query<{ readonly id: string; readonly streamId: string | null }>({
      name: `${schema}.subscription.take-redrive`,
      text: takeRedrive,
      values: [subscription],
    });
    const [asked] = rows;
    if (!asked) return;
    const outcome = await redrive(asked.streamId ?? undefined);
    await pool.query(endRedrive, [asked.id, JSON.stringify(outcome)]);
  }
}
