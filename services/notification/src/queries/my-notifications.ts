import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { MyNotifications } from '@osta/contracts/notification/my-data';
import { readRecords } from '@osta/platform/personal-data/read-records';
import type { Pool } from 'pg';

import type { ListNotifications } from './list-notifications.ts';

const pageSize = 500;

export type FindMyNotifications = (userId: UserId, locale: Locale) => Promise<MyNotifications>;

/**
 * Returns a query for all that the service knows about one person: their notifications, newest
 * first, what they read and chose.
 */
export function findMyNotifications(
  pool: Pool,
  listNotifications: ListNotifications,
): FindMyNotifications {
  return async (userId, locale) => {
    const mine: MyNotifications = {
      notifications: [],
      history: [...(await readRecords(pool, 'notification', userId))],
    };
    for (let offset = 0; ; offset += pageSize) {
      const query = { limit: pageSize, offset, unread_only: false };
      const { data } = await listNotifications(userId, query, locale);
      mine.notifications.push(...data.notifications);
      if (data.notifications.length < pageSize) return mine;
    }
  };
}
