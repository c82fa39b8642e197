/**
 * Lists the reviews that wait for an admin, with their bookings, the newest report first, after a cursor:
 * `booking_customer_review_reported_idx` and `booking_professional_review_reported_idx`.
 *
 * Parameters: time and id of the cursor, limit.
 */
export const listReportedReviewsSql = {
  name: 'booking.list-reported-reviews',
  text: `
select id, author, state from (
  (
    select id, 'customer' as author, customer_review_reported_at as reported_at, state from booking
    where customer_review_reported_at is not null
      and (customer_review_reported_at, id) < ($1::text, $2::uuid)
    order by customer_review_reported_at desc, id desc
    limit $3
  ) union all (
    select id, 'professional', professional_review_reported_at, state from booking
    where professional_review_reported_at is not null
      and (professional_review_reported_at, id) < ($1::text, $2::uuid)
    order by professional_review_reported_at desc, id desc
    limit $3
  )
) as reported
order by reported_at desc, id desc, author
limit $3`,
} as const;
