import { UserId } from '@osta/contracts/ids';
import type { ReadFacts } from '@osta/platform/handle';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { ReopenRequest, ReopeningFacts } from '../domain/request/reopen-request.ts';
import type { RequestPolicy } from '../domain/request/request-policy.ts';
import { listErasedQuoters } from './reopening-facts.sql.ts';

const Rows = z.array(z.object({ subject: UserId }));

/** Returns the facts for reopening a request, from the keys that are left of those who quoted. */
export function reopeningFacts(
  pool: Pool,
  policy: RequestPolicy,
): ReadFacts<ReopenRequest, ReopeningFacts> {
  return async ({ requestId }) => {
    const { rows } = await pool.query<object>(listErasedQuoters, [requestId]);
    return { policy, erased: Rows.parse(rows).map(({ subject }) => subject) };
  };
}
