import { UserId } from '@osta/contracts/ids';
import { mostAsked } from '@osta/contracts/request/most-asked';
import type { Pool } from 'pg';
import { z } from 'zod';

import { wantedWork, type WantedWork } from '../matching/wanted-work.ts';
import { findWhoCan } from '../matching/who-can.sql.ts';

export type FindReach = (work: WantedWork, customerId: UserId) => Promise<readonly UserId[]>;

const Row = z.object({ ids: z.array(UserId) });

/** Returns a query for whom a request to all who can would reach if it was sent now, the nearest first. */
export function findReach(pool: Pool): FindReach {
  return async (work, customerId) => {
    const { rows } = await pool.query({
      name: 'request.find-who-can',
      text: findWhoCan,
      values: [...wantedWork(work), mostAsked, customerId],
    });
    return Row.parse(rows[0]).ids;
  };
}
