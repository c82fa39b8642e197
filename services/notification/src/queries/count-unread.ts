import type { UserId } from '@osta/contracts/ids';
import type { Pool } from 'pg';

import type { UnreadHint } from '../domain/unread-hint.ts';
import { countUnreadOfMany } from './list-notifications.sql.ts';

/**
 * Reads the current unread counts of these people, in one statement; 0 for a person without a
 * counter.
 */
export type CountUnread = (userIds: readonly UserId[]) => Promise<readonly UnreadHint[]>;

interface CounterRow {
  readonly user_id: UserId;
  readonly unread: number;
  readonly version: number;
}

export function countUnread(pool: Pool): CountUnread {
  return async (userIds) => {
    const { rows } = await pool.query<CounterRow>({ ...countUnreadOfMany, values: [userIds] });
    const counters = new Map(rows.map((row) => [row.user_id, row]));
    return userIds.map((userId) => {
      const { unread, version } = counters.get(userId) ?? { unread: 0, version: 0 };
      return { userId, unread, version };
    });
  };
}
