-- What customers find: published, and hidden by no admin
alter table offering
  add column is_shown boolean not null generated always as (
    state ->> 'status' = 'published' and state ->> 'hidden' is null
  ) stored,
  add column is_hidden boolean not null generated always as (state ->> 'hidden' is not null) stored;
drop index offering_published;
drop index offering_price;
-- What customers see of a professional
create index offering_published on offering (professional_id, id) where is_shown;
-- The list of professionals by price: queries/list-professionals.sql.ts
create index offering_price on offering (lowest_price, professional_id)
  where is_shown and lowest_price is not null;
-- What admins hide: queries/list-offerings.sql.ts
create index offering_hidden on offering (id desc) where is_hidden;
