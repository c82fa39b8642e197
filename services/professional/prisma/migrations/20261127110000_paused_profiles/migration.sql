-- Who takes nothing new for a while: customers find them no more, and their page stays
alter table profile add column is_paused boolean not null generated always as (
  state ->> 'paused' is not null
) stored;
