-- What customers gave after bookings at each store, counted from the events of bookings: process/count-ratings.ts
create table rating (
  store_id uuid primary key,
  -- How many gave one star, two stars, …
  one integer not null,
  two integer not null,
  three integer not null,
  four integer not null,
  five integer not null,
  total integer not null
    generated always as (one + two + three + four + five) stored,
  -- With two decimals, as people read it; null without a review that counts
  average numeric(3, 2) generated always as (
    round(
      (one + 2 * two + 3 * three + 4 * four + 5 * five)::numeric
        / nullif(one + two + three + four + five, 0),
      2
    )
  ) stored
);

-- The list of stores by rating, and its filter: queries/list-stores.sql.ts
create index rating_best on rating (average desc, total desc, store_id desc)
  where average is not null;

-- The bookings made at stores with what is counted of them, so that a hidden review can be taken off again
create table rated_booking (
  id uuid primary key,
  store_id uuid not null,
  -- Null without a review that counts
  stars smallint check (stars between 1 and 5)
);
