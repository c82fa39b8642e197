-- For the list of professionals by rating, and its filter: queries/list-professionals.sql.ts
alter table rating
  add column total integer not null
    generated always as (one + two + three + four + five) stored,
  -- With two decimals, as people read it; null when every review is taken off
  add column average numeric(3, 2) generated always as (
    round(
      (one + 2 * two + 3 * three + 4 * four + 5 * five)::numeric
        / nullif(one + two + three + four + five, 0),
      2
    )
  ) stored;
create index rating_best on rating (average desc, total desc, professional_id desc)
  where average is not null;
