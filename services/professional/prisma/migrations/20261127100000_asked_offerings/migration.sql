-- Hidden services whose professionals asked for another look: queries/list-offerings.sql.ts
alter table offering
  add column is_asked boolean not null generated always as (
    state -> 'hidden' ->> 'asked' is not null
  ) stored;
create index offering_asked on offering (id desc) where is_asked;
