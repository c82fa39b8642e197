import { foldedNameSql } from '@osta/platform/search/folded-name';

/**
 * Lists the clients of a professional after a cursor, by the start of their newest booking, backwards. Index
 * `booking_professional_id_tab_starts_at_id_idx`; reads the professional's own bookings, which are thousands at most.
 *
 * Parameters: the professional, start and id of the cursor, limit, part of the name; null: any.
 */
export const listClientsSql = {
  name: 'booking.list-clients',
  text: `
select customer_id as id, max(starts_at) as newest,
  (count(*) filter (where status = 'completed'))::int as completed,
  coalesce(sum((state ->> 'finalPrice')::bigint) filter (where status = 'completed'), 0)::float8
    as earned,
  max(starts_at) filter (where tab = 'previous') as last_at,
  min(starts_at) filter (where tab = 'upcoming') as next_at
from booking
where professional_id = $1 and tab in ('upcoming', 'previous') and status <> 'pending'
  and ($5::text is null or exists (
    select from person
    where person.id = customer_id
      and strpos(${foldedNameSql('full_name')}, ${foldedNameSql('$5')}) > 0
  ))
group by customer_id
having (max(starts_at), customer_id) < ($2::text, $3::uuid)
order by newest desc, customer_id desc
limit $4`,
} as const;

/**
 * Lists the newest bookings of a professional with one client, also those that were called off. Index
 * `booking_professional_id_tab_starts_at_id_idx`.
 *
 * Parameters: the professional, the customer, limit.
 */
export const listClientBookingsSql = {
  name: 'booking.list-client-bookings',
  text: `
select id, state, updated_at from booking
where professional_id = $1 and customer_id = $2 and tab is not null
order by starts_at desc, id desc
limit $3`,
} as const;

/** Reads the note of a professional about a client. Primary key. Parameters: professional, customer. */
export const findClientNote = {
  name: 'booking.find-client-note',
  text: 'select text from client_note where professional_id = $1 and customer_id = $2',
} as const;

/** Lists all notes of a professional. Primary key. Parameter: the professional. */
export const listClientNotes = {
  name: 'booking.list-client-notes',
  text: `
select customer_id as "customerId", text, updated_at as at from client_note
where professional_id = $1
order by customer_id`,
} as const;
