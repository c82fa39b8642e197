import type { UserId } from '@osta/contracts/ids';
import type { Clock } from '@osta/platform/clock';
import type { Pool } from 'pg';

import { replaceClientNote } from './client-note.sql.ts';

/** Replaces a note. @returns false where the person is no client of this professional */
export type NoteClient = (
  professionalId: UserId,
  customerId: UserId,
  text: string,
) => Promise<boolean>;

/**
 * Returns the command on notes about clients. A note is for its author alone and has no history: no event tells
 * of it, so that forgetting it is deleting it.
 */
export function noteClient({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): NoteClient {
  return async (professionalId, customerId, text) => {
    const { rows } = await pool.query({
      ...replaceClientNote,
      values: [professionalId, customerId, text, clock.now()],
    });
    return rows.length > 0;
  };
}
