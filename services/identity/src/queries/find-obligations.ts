import type { UserId } from '@osta/contracts/ids';
import { OpenObligations } from '@osta/contracts/obligation';
import type { Pool } from 'pg';

import { countObligations } from './find-obligations.sql.ts';

export type FindObligations = (userId: UserId) => Promise<OpenObligations>;

/** Returns a query for a person's open obligations, as far as their events have arrived. */
export function findObligations(pool: Pool): FindObligations {
  return async (userId) => {
    const { rows } = await pool.query<{ readonly kind: string; readonly count: number }>(
      countObligations,
      [userId],
    );
    return OpenObligations.parse(Object.fromEntries(rows.map(({ kind, count }) => [kind, count])));
  };
}
