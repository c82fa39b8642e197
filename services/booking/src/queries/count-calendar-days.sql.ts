/**
 * Counts a professional's bookings that are not cancelled, by the Libyan day of their start, from the index alone.
 * Index `booking_professional_id_tab_starts_at_id_idx`.
 *
 * Parameters: professional, from, until.
 */
export const countCalendarDaysSql = {
  name: 'booking.count-calendar-days',
  text: `
select to_char(starts_at::timestamptz at time zone 'Africa/Tripoli', 'YYYY-MM-DD') as day, count(*)::int as count
from booking
where professional_id = $1 and tab in ('upcoming', 'previous') and starts_at >= $2 and starts_at < $3
group by 1
order by 1`,
} as const;
