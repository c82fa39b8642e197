/** What waits for an answer of a side. An extra is only ever proposed by the professional. */
const waits = {
  customer: `
    state #>> '{proposal,by}' = 'professional' or status = 'awaiting_confirmation'
    or (status = 'in_progress' and jsonb_path_exists(state, '$.extras[*] ? (@.status == "proposed")'))`,
  // A proposal of either side takes the place of the answer to the booking itself
  professional: `
    tab = 'upcoming'
    and coalesce(state #>> '{proposal,by}', case status when 'pending' then 'customer' end) = 'customer'`,
} as const;

/**
 * Counts the bookings of each tab of one side, and those that wait for an answer of it. The totals are read from
 * the index alone; what waits, from the bookings themselves: a professional's upcoming ones, all of a customer.
 * Indexes `booking_customer_id_tab_starts_at_id_idx` and `booking_professional_id_tab_starts_at_id_idx`.
 *
 * Parameter: the person.
 */
function count(side: keyof typeof waits): string {
  return `
with own as (
  select tab, count(*)::int as total from booking
  where ${side}_id = $1 and tab is not null
  group by tab
)
select own.tab, own.total, (
  select count(*)::int from booking
  where ${side}_id = $1 and tab = own.tab and (${waits[side]})
) as waiting
from own`;
}

/** The counts of both sides. */
export const countBookingsSql = {
  customer: { name: 'booking.count-as-customer', text: count('customer') },
  professional: { name: 'booking.count-as-professional', text: count('professional') },
} as const;
