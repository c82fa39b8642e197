import type { ApplicationCounts } from '@osta/contracts/application/api';
import type { ApplicationStatus } from '@osta/contracts/application/status';
import type { Pool } from 'pg';

import { countByStatus } from './count-applications.sql.ts';

export type CountApplications = () => Promise<ApplicationCounts>;

/** Returns the query for how many applications stand where; whatever else the queue is looked through for. */
export function countApplications(pool: Pool): CountApplications {
  return async () => {
    const { rows } = await pool.query<{ status: ApplicationStatus; count: number }>(countByStatus);
    const counts: Partial<Record<ApplicationStatus, number>> = {};
    for (const { status, count } of rows) counts[status] = count;
    return { counts };
  };
}
