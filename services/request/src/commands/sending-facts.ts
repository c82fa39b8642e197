import type { UserId } from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import type { Context } from '@osta/platform/decider';
import type { Pool } from 'pg';

import type { RequestPolicy } from '../domain/request/request-policy.ts';
import type { SendingFacts } from '../domain/request/sending.ts';
import { readSendingFacts } from './sending-facts.sql.ts';

const day = 24 * 3_600_000;

/** Reads the facts that a decider needs to send a request to these professionals. */
export type ReadSendingFacts = (
  professionalIds: readonly UserId[],
  context: Context,
) => Promise<SendingFacts>;

interface FactsRow {
  readonly askable: readonly UserId[];
  readonly sent_lately: number;
  readonly customer_since: Date | null;
}

/**
 * Returns a reader of the facts from the service's own copies. Two requests that one customer sends
 * at the same moment do not count each other: the limit slows spam down, it is not an invariant.
 */
export function sendingFacts(pool: Pool, policy: RequestPolicy): ReadSendingFacts {
  return async (professionalIds, { actor, now }) => {
    const { rows } = await pool.query<FactsRow>({
      name: 'request.sending-facts',
      text: readSendingFacts,
      values: [professionalIds, actor, later(now, -day)],
    });
    const [row] = rows;
    if (!row) throw new Error('a select without a table has one row');

    const { askable, sent_lately: sentLately, customer_since: since } = row;
    const customerSince = since === null ? null : Instant.parse(since.toISOString());
    return { policy, askable, sentLately, customerSince };
  };
}
