-- What a service usually costs, of the jobs that are done: queries/usual-terms.sql.ts
alter table booking add column service_id text generated always as (state ->> 'serviceId') stored;
create index booking_done_of_service_idx on booking (service_id, starts_at) where status = 'completed';
