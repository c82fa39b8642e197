-- The bookings of everybody, for admins: queries/search-bookings.sql.ts
create index booking_starts_at_id_idx on booking (starts_at, id) where tab is not null;
-- By the number of a receipt, which is the random end of the id
create index booking_end_of_id_idx on booking (right(id::text, 12)) where tab is not null;
