-- What professionals called their services when they were booked: notifications say it as the booking does
create table booked_name (
  booking_id uuid primary key,
  professional_id uuid not null,
  -- In both languages; null once the professional is erased
  name jsonb
);

-- Forgetting what an erased professional called their services
create index booked_name_professional_id_idx on booked_name (professional_id);
