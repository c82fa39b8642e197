/** The id of a person, by number. */
export function userId(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

const userIdSql = "('00000000-0000-7000-8000-' || lpad(to_hex(who), 12, '0'))::uuid";

/**
 * Half of all rows belong to person 0. A quarter is shared by people 1 to `$2`, who will mark
 * everything as read. The others have 25 each, from person 1000 on.
 *
 * Parameters: rows, number of people who mark.
 */
export const addNotificationsSql = `
insert into notification.notification
  (id, recipient_id, event_id, seq, arrival, type, reason, role, parameters, created_at)
select gen_random_uuid(), ${userIdSql}, gen_random_uuid(),
  1772323200000 + nth, row_number() over (partition by who order by nth),
  'response', 'quote_received', 'customer',
  jsonb_build_object('customerId', ${userIdSql}, 'professionalId', ${userIdSql},
    'serviceId', 'plumbing.leak', 'actionPath', '/requests/' || nth,
    'price', jsonb_build_object('kind', 'fixed', 'amount', 90000),
    'proposedStart', '2026-03-02T08:00:00.000Z'),
  to_timestamp(1772323200 + nth / 1000.0)
from (
  select nth, case
    when nth % 2 = 0 then 0
    when nth % 4 = 1 then 1 + (nth / 4) % $2::bigint
    else 1000 + nth / 100
  end as who
  from generate_series(1, $1::bigint) as nth
) as line`;

/** Empties all lists, and forgets what their readers marked. */
export const truncateListsSql = `
truncate notification.notification, notification.notification_counter, notification.person,
  notification.event`;

/** Sets the counters as the projector would have. */
export const addCountersSql = `
insert into notification.notification_counter (user_id, unread, total, readings, newest)
select recipient_id, count(*), count(*), 0, max(arrival)
from notification.notification group by recipient_id`;

/** Gives everybody a name. */
export const addNamesSql = `
insert into notification.person (user_id, full_name, version)
select user_id, 'Somebody', 1 from notification.notification_counter`;

/** Any notification of a person. Parameter: user. */
export const findIdSql = `
select id from notification.notification where recipient_id = $1 limit 1`;

/** By `notification_pkey`. Parameter: notification. */
export const findByKeySql = `
select id, type, reason, role, parameters, created_at, is_read
from notification.notification where id = $1`;

/** By `notification_counter_pkey`. Parameter: user. */
export const updateOneSql = `
update notification.notification_counter set newest = newest + 1 where user_id = $1`;
