/**
 * Adds bookings: of each professional 500 in the month around a moment, sixteen or seventeen a day, each half an hour.
 * Every customer has a name.
 *
 * Parameters: number of professionals, the first hour of the first day.
 */
export const addMonthsSql = `
insert into booking.booking (id, version, fold, state, created_at, updated_at)
select ('01980000-0000-7000-8000-' || lpad(to_hex(who * 500 + nth), 12, '0'))::uuid, 1, 1, jsonb_build_object(
  'status', 'confirmed',
  'customerId', ('0000000c-0000-7000-8000-' || lpad(to_hex(nth % 100), 12, '0')),
  'professionalId', ('0000000d-0000-7000-8000-' || lpad(to_hex(who), 12, '0')),
  'offeringId', ('0000000e-0000-7000-8000-' || lpad(to_hex(who), 12, '0')),
  'requestId', null, 'quoteId', null, 'serviceId', 'plumbing.leak', 'placeId', 'm-tajura', 'series', null,
  'startsAt', to_char(start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'endsAt', to_char((start + interval '30 minutes') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'bufferBeforeMinutes', 0, 'bufferAfterMinutes', 0, 'proposal', null, 'revision', 0,
  'price', jsonb_build_object('kind', 'fixed', 'amount', 60000), 'finalPrice', null,
  'heldUntil', null, 'answerBy', null, 'addressNote', '', 'note', ''
), now(), now()
from (
  select who, nth, $2::timestamptz + (nth / 17) * interval '1 day' + (nth % 17) * interval '30 minutes' as start
  from generate_series(1, $1::bigint) as who cross join generate_series(0, 499) as nth
) as line`;

/** Names the customers of `addMonthsSql`. */
export const addCustomersSql = `
insert into booking.person (id, full_name)
select ('0000000c-0000-7000-8000-' || lpad(to_hex(nth), 12, '0'))::uuid, 'Customer ' || nth
from generate_series(0, 99) as nth
on conflict (id) do nothing`;

/**
 * The plain read of the same bookings, by `booking_professional_id_tab_starts_at_id_idx`.
 *
 * Parameters: professional, from, until; both as ISO 8601.
 */
export const readMonthSql = `
select id, state, updated_at from booking.booking
where professional_id = $1 and tab = 'upcoming' and starts_at >= $2 and starts_at < $3
order by starts_at, id`;
