-- Bookings for which one side waits for the other, copied from the events of bookings.
create table open_booking (
  booking_id uuid primary key,
  customer_id uuid not null,
  professional_id uuid not null
);
create index open_booking_customer_id on open_booking (customer_id);
create index open_booking_professional_id on open_booking (professional_id);
