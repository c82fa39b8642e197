-- When the newest open report of each side's review was made, while it is shown
alter table booking
  add column customer_review_reported_at text collate "C" generated always as (
    case when state -> 'reviews' -> 'customer' ->> 'hiddenReason' is null
    then state -> 'reviews' -> 'customer' ->> 'reportedAt' end
  ) stored,
  add column professional_review_reported_at text collate "C" generated always as (
    case when state -> 'reviews' -> 'professional' ->> 'hiddenReason' is null
    then state -> 'reviews' -> 'professional' ->> 'reportedAt' end
  ) stored;

-- The reviews that wait for an admin, newest report first: queries/list-reported-reviews.sql.ts
create index booking_customer_review_reported_idx on booking (customer_review_reported_at, id)
where customer_review_reported_at is not null;
create index booking_professional_review_reported_idx on booking (professional_review_reported_at, id)
where professional_review_reported_at is not null;

-- Who reported a review, for their own data: queries/my-bookings.sql.ts. The one about a customer is reported by
-- the customer alone, whose booking it is.
create index booking_reporters_idx on booking
using gin ((state #> '{reviews,customer,reports}') jsonb_path_ops);
