import type { Pool } from 'pg';

import { slotIdOf } from '../../../bench/src/load/open-slots.sql.ts';
import { addAskableSql, addNamedSql } from './let-people-ask.sql.ts';

interface People {
  readonly customers: number;
  readonly professionals: number;
}

/** Makes the people of `openSlots` known to the request service, so that they can ask and offer. */
export async function letPeopleAsk(
  pool: Pool,
  { customers, professionals }: People,
): Promise<void> {
  const offering = idsOf('professional', professionals);
  await pool.query(addNamedSql, [idsOf('customer', customers), 'customer']);
  await pool.query(addNamedSql, [offering, 'professional']);
  await pool.query(addAskableSql, [offering]);
}

function idsOf(side: 'customer' | 'professional', count: number): readonly string[] {
  return Array.from({ length: count }, (_, nth) => slotIdOf(side, nth + 1));
}
