import type { Intervention } from '@osta/contracts/account/operator-intervened';
import { UserId } from '@osta/contracts/ids';
import type { Doorbell } from '@osta/event-store/doorbell';
import { internalCommand } from '@osta/platform/aggregate';
import type { Clock } from '@osta/platform/clock';
import type { CommandContext } from '@osta/platform/handle';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import { endSessions, findByEmail } from '../auth/credentials.sql.ts';
import { turnOff } from '../auth/second-steps.sql.ts';
import { accountAggregate } from '../commands/account-aggregate.ts';
import { disableSecondStep } from '../domain/account/change-second-step.ts';
import { recordIntervention } from '../domain/account/record-intervention.ts';
import { revokeSessions } from '../domain/account/revoke-sessions.ts';
import { setAdmin } from './intervene.sql.ts';

interface Dependencies {
  /** Of the schema of identity, for writes. */
  readonly pool: Pool;
  readonly doorbell: Doorbell;
  readonly clock: Clock;
  readonly log: Logger;
}

/** What an operator does to the account of an address. */
export interface Intervening {
  /** In lower case. */
  readonly email: string;
  readonly did: Intervention;
  readonly operator: string;
  readonly reason: string;
}

/** `unknown`: nobody has this address; `unregistered`: they proved it, and have no account. */
export type Intervened = 'done' | 'unknown' | 'unregistered';

/**
 * Returns what operators do to accounts: it is recorded first, so nothing is done that nobody can
 * read later. Run again it does the same once more.
 *
 * Taking rights or the second step away ends every session of the person, and so do new rights:
 * they log in again for them.
 */
export function intervene(
  dependencies: Dependencies,
): (intervening: Intervening) => Promise<Intervened> {
  const { pool, doorbell, clock, log } = dependencies;
  const accounts = accountAggregate.over(pool, doorbell);
  const record = internalCommand(accounts, {
    name: 'recordIntervention',
    decide: recordIntervention,
  });
  const recordOff = internalCommand(accounts, {
    name: 'recordSecondStepOff',
    decide: disableSecondStep,
  });
  const revoke = internalCommand(accounts, { name: 'revokeSessions', decide: revokeSessions });
  const context = (): CommandContext => unkeyedContext({ actor: 'system', clock, log });

  async function change(userId: UserId, did: Intervention): Promise<void> {
    switch (did) {
      case 'admin-rights-given':
      case 'admin-rights-taken':
        await pool.query(setAdmin, [userId, did === 'admin-rights-given']);
        return;
      case 'second-step-turned-off':
        await pool.query(turnOff, [userId]);
        // Refused where it was off already
        await recordOff.issue({ userId }, context());
        return;
      case 'sessions-ended':
    }
  }

  return async ({ email, did, operator, reason }) => {
    const { rows } = await pool.query<{ readonly id: string }>(findByEmail, [email]);
    const [holder] = rows;
    if (!holder) return 'unknown';
    const userId = UserId.parse(holder.id);
    const recorded = await record.issue({ userId, did, operator, reason }, context());
    if (!recorded.ok) return 'unregistered';

    await change(userId, did);
    const ended = await pool.query<{ readonly id: string }>(endSessions, [userId, null]);
    const sessionIds = ended.rows.map(({ id }) => id);
    const cause = 'signed-out-everywhere';
    if (sessionIds.length > 0) await revoke.issue({ userId, sessionIds, cause }, context());
    return 'done';
  };
}
