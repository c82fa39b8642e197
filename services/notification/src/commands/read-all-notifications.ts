import type { NotificationId, UserId } from '@osta/contracts/ids';
import type { UnreadCount } from '@osta/contracts/notification/api';
import type { CommandContext } from '@osta/platform/handle';

import { markAllRead, type Unread } from '../domain/reading/mark-all-read.ts';
import { findUnmarked } from './read-all-notifications.sql.ts';
import { mark, type Marking, type Plan, type ReadingStore } from './record-reading.ts';

/**
 * Marks everything as read that the reader has seen. A second time changes nothing.
 *
 * @param upTo `newest` of the answer that the reader looked at; all there is, when null
 */
export type ReadAllNotifications = (
  readerId: UserId,
  upTo: number | null,
  context: CommandContext,
) => Promise<Marking>;

interface BellRow extends UnreadCount {
  readonly read_upto: number;
  readonly highest: number;
}

type UnmarkedRow = BellRow &
  (
    | { readonly id: NotificationId; readonly seq: number; readonly is_unseen: boolean }
    | { readonly id: null }
  );

export function readAllNotifications(store: ReadingStore): ReadAllNotifications {
  return (readerId, upTo, context) =>
    mark(store, readerId, context, async () => {
      const { rows } = await store.pool.query<UnmarkedRow>({
        ...findUnmarked,
        values: [readerId, upTo],
      });
      return planOf(rows);
    });
}

function planOf(rows: readonly UnmarkedRow[]): Plan {
  const [bell] = rows;
  if (!bell) return { found: { unread: 0, version: 0 }, events: [], unread: 0 };

  const { unread, version, read_upto: readUpTo, highest } = bell;
  const found = { unread, version };
  const around = rows.flatMap((row): readonly Unread[] =>
    row.id === null ? [] : [{ id: row.id, seq: row.seq, isUnseen: row.is_unseen }],
  );
  return {
    found,
    events: markAllRead({ highest, readUpTo, unread, around }),
    unread: around.filter(({ isUnseen }) => isUnseen).length,
  };
}
