-- The reviews of bookings made at a store, newest first: queries/list-reviews.sql.ts
create index booking_store_reviewed_idx on booking (store_id, customer_review_at, id)
where customer_review_at is not null and store_id is not null;
