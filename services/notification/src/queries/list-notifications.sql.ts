/**
 * Returns the statement for one page of a person's list and their counter, from one snapshot, so
 * that they agree. It returns at least one row for everybody who has a counter, with nulls if the
 * page is empty.
 *
 * `notification_counter_pkey`, then `notification_recipient_id_seq_event_id_idx` backwards from the
 * newest. For the unread ones the scan ends at the watermark, or earlier at the last unread one, as
 * the counter knows their number. Names by `person_pkey`, `written_name_pkey`, `store_name_pkey` and `booked_name_pkey`,
 * one lookup per row of the page: with a join, the planner read the whole table. What was booked is the wait that the
 * notification is about, or the booking that it leads to.
 *
 * Parameters: user, limit, offset, whether the reader's language is Arabic.
 */
function listSql(which: 'all' | 'unread'): string {
  const [onlyUnread, limit] =
    which === 'unread'
      ? [
          'and not is_read and seq > counter.read_upto',
          'least($2, greatest(counter.unread - $3::int, 0))',
        ]
      : ['', '$2'];
  return `
select counter.unread, counter.total, counter.version, counter.newest::float8 as newest,
  page.id, page.type, page.reason, page.role, page.parameters, page.created_at,
  page.is_read or page.seq <= counter.read_upto as is_read,
  ${nameSql('customerId')} as customer_name,
  coalesce(
    (
      select nullif(case when $4::boolean then ar else en end, '') from notification.written_name
      where id = (page.parameters ->> 'professionalId')::uuid
    ),
    ${nameSql('professionalId')}
  ) as professional_name,
  (
    select name from notification.store_name
    where store_id = (page.parameters #>> '{store,storeId}')::uuid
  ) as store_name,
  (
    select name from notification.booked_name
    where subject_id = coalesce(
      page.parameters #>> '{wait,waitId}',
      substring(page.parameters ->> 'actionPath' from '/bookings/([0-9a-f-]{36})$')
    )::uuid
  ) as booked_name
from notification.notification_counter as counter
left join lateral (
  select id, type, reason, role, parameters, created_at, is_read, seq, event_id
  from notification.notification
  where recipient_id = counter.user_id ${onlyUnread}
  order by seq desc, event_id desc
  limit ${limit} offset $3
) as page on true
where counter.user_id = $1
order by page.seq desc, page.event_id desc`;
}

function nameSql(party: 'customerId' | 'professionalId'): string {
  return `(
    select full_name from notification.person
    where user_id = (page.parameters ->> '${party}')::uuid
  )`;
}

interface Statement {
  readonly name: string;
  readonly text: string;
}

export const listAll: Statement = { name: 'notification.list-all', text: listSql('all') };

export const listUnread: Statement = { name: 'notification.list-unread', text: listSql('unread') };

/** Reads one unread count. `notification_counter_pkey`. Parameter: user. */
export const countUnread = {
  name: 'notification.count-unread',
  text: `
select unread, total, version, newest::float8 as newest
from notification.notification_counter
where user_id = $1`,
} as const;

/**
 * Reads the unread counts of many people who may have missed a change. `notification_counter_pkey`.
 */
export const countUnreadOfMany = {
  name: 'notification.count-unread-of-many',
  text: `
select user_id, unread, version
from notification.notification_counter
where user_id = any($1::uuid[])`,
} as const;
