-- When the newest open report of the customer's review was made, while it is shown
alter table booking add column customer_review_reported_at text collate "C" generated always as (
  case when state -> 'reviews' -> 'customer' ->> 'hiddenReason' is null
  then state -> 'reviews' -> 'customer' ->> 'reportedAt' end
) stored;

-- The reviews that wait for an admin, newest report first: queries/list-reported-reviews.sql.ts
create index booking_reported_idx on booking (customer_review_reported_at, id)
where customer_review_reported_at is not null;

-- Who reported a review, for their own data: queries/my-bookings.sql.ts
create index booking_reporters_idx on booking
using gin ((state #> '{reviews,customer,reports}') jsonb_path_ops);
