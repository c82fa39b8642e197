/**
 * Counts open requests, quotes and bookings. Indexes `open_request_customer_id`,
 * `open_quote_professional_id`, `open_booking_customer_id`, `open_booking_professional_id`. $1 person.
 */
export const countCommitments = `
  select (select count(*)::int from identity.open_request where customer_id = $1) as "openRequests",
         (select count(*)::int from identity.open_quote where professional_id = $1) as "openQuotes",
         (select count(*)::int from identity.open_booking
           where customer_id = $1 or professional_id = $1) as "openBookings"`;
