-- Waits for a free slot keep what their service is called, too
alter table booked_name rename column booking_id to subject_id;
