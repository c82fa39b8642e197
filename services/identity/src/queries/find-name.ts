import { identityContract } from '@osta/contracts/identity/contract';
import type { UserId } from '@osta/contracts/ids';
import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import { findSealedName } from './find-name.sql.ts';

/** Returns a query for what a person is called; empty where there is nobody, or the name is forgotten. */
export function findName(pool: Pool): (userId: UserId) => Promise<string> {
  return async (userId) => {
    const { rows } = await pool.query<{ readonly text: string | null }>({
      ...findSealedName,
      values: [userId],
    });
    const text = rows[0]?.text ?? '';
    const [name = ''] = await openWords(pool, identityContract.name, [{ subject: userId, text }]);
    return name;
  };
}
