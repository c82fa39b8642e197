import type { SecondStep } from '@osta/contracts/account/second-step';
import type { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Pool } from 'pg';

import { secondStepOf } from './find-second-step.sql.ts';

export type FindSecondStep = (userId: UserId) => Promise<SecondStep>;

interface Row {
  readonly isAdmin: boolean;
  readonly since: Date | null;
  readonly codesLeft: number;
}

/**
 * Two-step verification of one person; off for who is gone.
 *
 * @param adminsNeedIt whether an admin is none, here, until it is on
 */
export function findSecondStep(pool: Pool, adminsNeedIt: boolean): FindSecondStep {
  return async (userId) => {
    const { rows } = await pool.query<Row>(secondStepOf, [userId]);
    const { isAdmin = false, since = null, codesLeft = 0 } = rows[0] ?? {};
    return {
      isOn: since !== null,
      since: since && Instant.parse(since.toISOString()),
      recoveryCodesLeft: codesLeft,
      isRequired: adminsNeedIt && isAdmin,
    };
  };
}
