/**
 * Adds bookings: of a hundred of each professional, seventy are over and thirty are ahead, one on each day. The
 * professionals and their services are those of `addOfferingsSql`.
 *
 * Parameters: number of bookings, a full hour around now.
 */
export const addBookingsSql = `
insert into booking.booking (id, version, fold, state, created_at, updated_at)
select ('01980000-0000-7000-8000-' || lpad(to_hex(nth), 12, '0'))::uuid, 1, 1, jsonb_build_object(
  'status', case when day < 0 then 'completed' else 'confirmed' end,
  'customerId', ('0000000c-0000-7000-8000-' || lpad(to_hex(nth), 12, '0')),
  'professionalId', ('0000000d-0000-7000-8000-' || lpad(to_hex(who), 12, '0')),
  'offeringId', ('0000000e-0000-7000-8000-' || lpad(to_hex(who), 12, '0')),
  'requestId', null, 'serviceId', 'plumbing.leak',
  'startsAt', to_char(start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'endsAt', to_char((start + interval '90 minutes') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'bufferBeforeMinutes', 0, 'bufferAfterMinutes', 30, 'proposal', null
), now(), now()
from (
  select nth, 1 + nth / 100 as who, nth % 100 - 70 as day,
    $2::timestamptz + (nth % 100 - 70) * interval '1 day' + (nth / 100 % 8) * interval '1 hour' as start
  from generate_series(0, $1::bigint - 1) as nth
) as line`;

/**
 * While many are written at once: without turns, of which one transaction can't take so many, and without the rule
 * against overlaps, which is quicker built at the end.
 */
export const beforeBookingsSql = `
alter table booking.booking disable trigger booking_take_turns;
alter table booking.booking drop constraint booking_no_overlap`;

export const afterBookingsSql = `
alter table booking.booking add constraint booking_no_overlap
  exclude using gist (professional_id with =, busy with &&);
alter table booking.booking enable trigger booking_take_turns`;

/**
 * The plain read of the same bookings, by `booking_professional_id_tab_starts_at_id_idx`.
 *
 * Parameters: professional, from, until; both as ISO 8601.
 */
export const readBookingsSql = `
select busy, starts_at, state ->> 'offeringId' as offering_id
from booking.booking
where professional_id = $1 and tab = 'upcoming' and starts_at >= $2 and starts_at < $3
order by starts_at`;
