import type { NotificationId, UserId } from '@osta/contracts/ids';
import type { UnreadCount } from '@osta/contracts/notification/api';
import type { CommandContext } from '@osta/platform/handle';

import { markAllRead } from '../domain/reading/mark-all-read.ts';
import { findSeenAbove, findUnmarked } from './read-all-notifications.sql.ts';
import { mark, type Marking, type ReadingStore } from './record-reading.ts';

/**
 * Marks everything that the reader has seen as read. A second call changes nothing.
 *
 * @param upTo `newest` of the answer that the reader looked at; null marks everything
 */
export type ReadAllNotifications = (
  readerId: UserId,
  upTo: number | null,
  context: CommandContext,
) => Promise<Marking>;

interface UnmarkedRow extends UnreadCount {
  readonly read_upto: number;
  /** `null` if the list is empty. */
  readonly highest: number | null;
  readonly unseen: number;
  /** `null` if everything has been seen. */
  readonly lowest_unseen: number | null;
}

export function readAllNotifications(store: ReadingStore): ReadAllNotifications {
  const { pool } = store;

  async function seenAbove(
    readerId: UserId,
    place: number,
    upTo: number | null,
  ): Promise<readonly NotificationId[]> {
    const { rows } = await pool.query<{ readonly id: NotificationId }>({
      ...findSeenAbove,
      values: [readerId, place, upTo],
    });
    return rows.map(({ id }) => id);
  }

  return (readerId, upTo, context) =>
    mark(store, readerId, context, async () => {
      const { rows } = await pool.query<UnmarkedRow>({ ...findUnmarked, values: [readerId, upTo] });
      const [row] = rows;
      if (!row) return { found: { unread: 0, version: 0 }, events: [], unread: 0 };

      const { unread, version, unseen, lowest_unseen: lowestUnseen } = row;
      const found = { unread, version };
      if (unread === unseen) return { found, events: [], unread };

      const events = markAllRead({
        highest: row.highest ?? 0,
        readUpTo: row.read_upto,
        lowestUnseen,
        seenAbove: lowestUnseen === null ? [] : await seenAbove(readerId, lowestUnseen, upTo),
      });
      return { found, events, unread: unseen };
    });
}
