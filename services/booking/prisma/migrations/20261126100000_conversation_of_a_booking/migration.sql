-- The id of a conversation follows from its booking, so its primary key already admits one of each. A second unique
-- index fails the statement that loses the race for the first message, which `on conflict (id)` would have answered.
alter table conversation drop constraint conversation_booking_id_key;
