import type { UserId } from '@osta/contracts/ids';
import type { Pool } from 'pg';

import type { Preferences } from '../domain/reading/preferences.ts';
import { findPreferencesOf } from './find-preferences.sql.ts';

/** Reads a person's preferences; `null` if never changed. */
export type FindPreferences = (userId: UserId) => Promise<Preferences | null>;

export function findPreferences(pool: Pool): FindPreferences {
  return async (userId) => {
    const { rows } = await pool.query<{ readonly preferences: Preferences | null }>({
      ...findPreferencesOf,
      values: [userId],
    });
    return rows[0]?.preferences ?? null;
  };
}
