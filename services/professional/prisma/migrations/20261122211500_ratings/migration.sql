-- What customers gave each professional, counted from the events of bookings: process/count-ratings.ts
create table rating (
  professional_id uuid primary key,
  -- How many gave one star, two stars, …
  one integer not null,
  two integer not null,
  three integer not null,
  four integer not null,
  five integer not null
);

-- What is counted there, by booking, so that a hidden review can be taken off again
create table rated_booking (
  id uuid primary key,
  professional_id uuid not null,
  -- Null when the review does not count any more
  stars smallint check (stars between 1 and 5)
);
