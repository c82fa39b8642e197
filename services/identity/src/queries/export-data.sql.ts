/** Lists a person's open requests, quotes and bookings. Indexes of the tables by person. $1 person. */
export const commitmentsOf = `
  select coalesce((select json_agg(request_id) from identity.open_request where customer_id = $1),
                  '[]') as "requestIds",
         coalesce((select json_agg(json_build_object('quoteId', quote_id, 'requestId', request_id))
                     from identity.open_quote where professional_id = $1), '[]') as quotes,
         coalesce((select json_agg(booking_id) from identity.open_booking
                    where customer_id = $1 or professional_id = $1), '[]') as "bookingIds"`;

/** Lists a person's devices. Primary key. $1 person. */
export const devicesOf = `
  select name, first_seen_at as "firstSeenAt" from identity.device where user_id = $1
   order by first_seen_at`;
