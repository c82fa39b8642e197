import type { UserId } from '@osta/contracts/ids';
import type { RequestRules } from '@osta/contracts/professional/request-rules';
import type { Pool } from 'pg';

import type { PublishedProfile } from '../domain/profile/profile.ts';
import { findState } from './find-gallery.sql.ts';

/** The rules, and the version of the profile that has them. */
interface Found {
  readonly requestRules: RequestRules;
  readonly version: number;
}

export type FindRequestRules = (professionalId: UserId) => Promise<Found | null>;

/** Returns a query for which requests reach a professional, hidden ones too; `null` without a published profile. */
export function findRequestRules(pool: Pool): FindRequestRules {
  return async (professionalId) => {
    const { rows } = await pool.query<{
      readonly state: PublishedProfile;
      readonly version: number;
    }>(findState, [professionalId]);
    const [row] = rows;
    return row ? { requestRules: row.state.requestRules, version: row.version } : null;
  };
}
