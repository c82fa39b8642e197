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
 * Returns a query for the second step of one person; off if the person no longer exists.
 *
 * @param adminsNeedIt whether the rights of an admin need it here
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
