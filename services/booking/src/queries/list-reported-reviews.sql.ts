/**
 * Lists the bookings whose review waits for an admin, the newest report first, after a cursor:
 * `booking_reported_idx`.
 *
 * Parameters: time and id of the cursor, limit.
 */
export const listReportedReviewsSql = {
  name: 'booking.list-reported-reviews',
  text: `
select id, state from booking
where customer_review_reported_at is not null
  and (customer_review_reported_at, id) < ($1::text, $2::uuid)
order by customer_review_reported_at desc, id desc
limit $3`,
} as const;
