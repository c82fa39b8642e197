/**
 * Reads where the professional of a booking is before it: the place of the agreed job that begins before it on the same
 * day by Libya's clocks, as the route of the day has it, and where they start from. Primary keys and
 * `booking_professional_id_tab_starts_at_id_idx`. One row, or none where there is no such booking.
 *
 * Parameter: the booking.
 */
export const readWay = `
select job_before.place_id as "placeId", work_place.latitude, work_place.longitude
from booking
left join work_place on work_place.id = booking.professional_id
left join lateral (
  select earlier.state ->> 'placeId' as place_id
  from booking as earlier
  where earlier.professional_id = booking.professional_id and earlier.tab in ('upcoming', 'previous')
    and earlier.status in ('confirmed', 'in_progress', 'awaiting_confirmation', 'completed')
    and earlier.starts_at < booking.starts_at
    and earlier.starts_at >= to_char(
      date_trunc('day', booking.starts_at::timestamptz at time zone 'Africa/Tripoli')
        at time zone 'Africa/Tripoli' at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    )
  order by earlier.starts_at desc
  limit 1
) as job_before on true
where booking.id = $1`;
