-- When the customer's review was published, while it is shown: ISO 8601 of a fixed width, whose order is that of
-- time
alter table booking add column customer_review_at text collate "C" generated always as (
  case when state -> 'reviews' -> 'customer' ->> 'hiddenReason' is null
    and jsonb_typeof(state -> 'reviews' -> 'customer') = 'object'
  then state -> 'reviews' ->> 'publishedAt' end
) stored;

-- The reviews about a professional, newest first: queries/list-reviews.sql.ts
create index booking_reviewed_idx on booking (professional_id, customer_review_at, id)
where customer_review_at is not null;
