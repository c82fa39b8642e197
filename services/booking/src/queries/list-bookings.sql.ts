const columns = 'id, state, updated_at';

/** The start of the one half, and whose half it is, of a list query. */
type Side = 'customer' | 'professional';

/**
 * Lists the bookings of one tab after a cursor. Indexes `booking_customer_id_tab_starts_at_id_idx` and
 * `booking_professional_id_tab_starts_at_id_idx`, forwards or backwards.
 *
 * Parameters: the person, the tab, start and id of the cursor, limit.
 */
function list(side: Side, order: 'forwards' | 'backwards'): string {
  const [comparison, direction] = order === 'forwards' ? ['>', 'asc'] : ['<', 'desc'];
  return `
select ${columns} from booking
where ${side}_id = $1 and tab = $2 and (starts_at, id) ${comparison} ($3::text, $4::uuid)
order by starts_at ${direction}, id ${direction}
limit $5`;
}

/** The queries of both sides, in both orders. */
export const listBookingsSql = {
  customer: {
    forwards: { name: 'booking.list-as-customer', text: list('customer', 'forwards') },
    backwards: { name: 'booking.list-as-customer-backwards', text: list('customer', 'backwards') },
  },
  professional: {
    forwards: { name: 'booking.list-as-professional', text: list('professional', 'forwards') },
    backwards: {
      name: 'booking.list-as-professional-backwards',
      text: list('professional', 'backwards'),
    },
  },
} as const;

/**
 * Lists a professional's bookings that touch a range of time and are not cancelled. Index
 * `booking_professional_id_tab_starts_at_id_idx`.
 *
 * Parameters: professional, earliest start (a day before the range, as no booking is longer), until, from.
 */
export const listCalendar = {
  name: 'booking.list-calendar',
  text: `
select ${columns} from booking
where professional_id = $1 and tab in ('upcoming', 'previous')
  and starts_at > $2 and starts_at < $3 and state ->> 'endsAt' > $4
order by starts_at, id`,
} as const;

/**
 * Reads the hours of a professional's published services, and the slots of theirs that customers hold in a range of
 * time. Indexes `offering_professional_id_service_id_idx` and `booking_professional_id_tab_starts_at_id_idx`.
 *
 * Parameters: professional, earliest start, until, from, now.
 */
export const readCalendarDays = {
  name: 'booking.read-calendar-days',
  text: `
select
  coalesce((
    select json_agg(terms -> 'availability') from offering
    where professional_id = $1 and is_published
  ), '[]') as services,
  coalesce((
    select json_agg(json_build_object('startsAt', starts_at, 'endsAt', state ->> 'endsAt') order by starts_at)
    from booking
    where professional_id = $1 and tab is null and status = 'held'
      and starts_at > $2 and starts_at < $3 and state ->> 'endsAt' > $4 and state ->> 'heldUntil' > $5
  ), '[]') as held`,
} as const;
