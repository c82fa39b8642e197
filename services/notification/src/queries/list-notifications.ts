import type { NotificationId, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type {
  ListNotificationsQuery,
  NotificationItem,
  NotificationList,
  NotificationReason,
  NotificationType,
} from '@osta/contracts/notification/api';
import { inLanguage } from '@osta/contracts/offering/in-language';
import {
  readCatalogueNames,
  type CatalogueNames,
} from '@osta/platform/catalogue/read-catalogue-names';
import type { Pool } from 'pg';

import type { NewNotification, NotificationParameters } from '../domain/notify/new-notification.ts';
import { countUnread, listAll, listUnread } from './list-notifications.sql.ts';

interface CounterRow {
  readonly unread: number;
  readonly total: number;
  readonly version: number;
  readonly newest: number;
}

interface ItemRow extends CounterRow {
  readonly id: NotificationId;
  readonly type: NotificationType;
  readonly reason: NotificationReason;
  readonly role: NewNotification['role'];
  readonly parameters: NotificationParameters;
  readonly created_at: Date;
  readonly is_read: boolean;
  readonly customer_name: string | null;
  readonly professional_name: string | null;
  readonly store_name: Readonly<Record<Locale, string>> | null;
  /** What its professional called the service that was booked. `null`: it has the name of the catalogue. */
  readonly booked_name: Readonly<Record<Locale, string>> | null;
}

/** The row of a person whose page is empty. */
type EmptyRow = CounterRow & { readonly id: null };

/** A person without a counter: nothing has been added to their list yet. */
const nothing: CounterRow = { unread: 0, total: 0, version: 0, newest: 0 };

/** Answers `GET /api/notifications` (docs/spec.md §7) for one reader. */
export type ListNotifications = (
  readerId: UserId,
  query: ListNotificationsQuery,
  locale: Locale,
) => Promise<NotificationList>;

/**
 * Returns the query for a page of the list, newest first, with current names of people and services
 * in the reader's language.
 */
export function listNotifications(pool: Pool): ListNotifications {
  return async (readerId, { limit, offset, unread_only: unreadOnly }, locale) => {
    // Without items the counter is enough: the bell often polls it
    if (limit === 0) {
      const { rows } = await pool.query<CounterRow>({ ...countUnread, values: [readerId] });
      return answer(rows[0], [], unreadOnly);
    }
    const [{ rows }, catalogue] = await Promise.all([
      pool.query<ItemRow | EmptyRow>({
        ...(unreadOnly ? listUnread : listAll),
        values: [readerId, limit, offset, locale === 'ar'],
      }),
      readCatalogueNames(pool),
    ]);
    const items = rows.flatMap((row) => (row.id === null ? [] : [itemOf(row, catalogue, locale)]));
    return answer(rows[0], items, unreadOnly);
  };
}

function answer(
  counter: CounterRow = nothing,
  notifications: NotificationItem[],
  unreadOnly: boolean,
): NotificationList {
  const { unread, total, version, newest } = counter;
  return {
    data: {
      notifications,
      total_count: unreadOnly ? unread : total,
      unread_count: unread,
      version,
      newest,
    },
  };
}

function itemOf(row: ItemRow, catalogue: CatalogueNames, locale: Locale): NotificationItem {
  const { parameters } = row;
  return {
    id: row.id,
    type: row.type,
    is_read: row.is_read,
    created_at: Instant.parse(row.created_at.toISOString()),
    action_url: parameters.actionPath,
    metadata: {
      notification_type: row.reason,
      user_role: row.role,
      booking_status: parameters.booking?.status ?? null,
      professional_name: row.professional_name,
      customer_name: row.customer_name,
      service_name: serviceNameOf(row, catalogue, locale),
      booking_start: parameters.booking?.start ?? null,
      budget_range: parameters.budget,
      quoted_price: parameters.price,
      proposed_start: parameters.proposedStart,
      // Empty once the owner of the store is erased
      store_name: (row.store_name && inLanguage(row.store_name, locale)) || null,
      travel_minutes: parameters.booking?.travelMinutes ?? null,
      ends_at: parameters.store?.endsAt ?? null,
      plan_price: parameters.planPrice ?? null,
    },
  };
}

function serviceNameOf(
  { booked_name: bookedName, parameters: { serviceId } }: ItemRow,
  catalogue: CatalogueNames,
  locale: Locale,
): string | null {
  const own = bookedName && inLanguage(bookedName, locale);
  if (own !== null && own !== '') return own;
  return serviceId === null ? null : catalogue.ofService(serviceId, locale);
}
