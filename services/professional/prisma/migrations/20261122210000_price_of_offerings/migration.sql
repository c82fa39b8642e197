-- What a job costs at least, in dirham: of an hourly price, that of its usual duration. Null: a visit says it.
alter table offering
  add column service_id text not null generated always as (state -> 'offer' ->> 'serviceId') stored,
  add column lowest_price integer generated always as (
    case state -> 'offer' -> 'price' ->> 'kind'
      when 'visit-first' then null
      when 'hourly' then ceil(least(
        (state -> 'offer' -> 'price' ->> 'amount')::numeric
          * (state -> 'offer' ->> 'durationMinutes')::numeric / 60,
        2147483647))::integer
      else (state -> 'offer' -> 'price' ->> 'amount')::integer
    end
  ) stored;
-- The list of professionals by price: queries/list-professionals.sql.ts
create index offering_price on offering (lowest_price, professional_id)
  where status = 'published' and lowest_price is not null;
