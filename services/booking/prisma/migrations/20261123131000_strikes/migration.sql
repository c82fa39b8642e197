-- Who has the strike of a booking, whatever its standing: slots/offered.sql.ts, queries/strikes.sql.ts
alter table booking add column struck_id uuid generated always as (
  case state -> 'strike' ->> 'of'
    when 'customer' then (state ->> 'customerId')::uuid
    when 'professional' then (state ->> 'professionalId')::uuid
  end
) stored;

create index booking_struck_id_starts_at_idx on booking (struck_id, starts_at)
where struck_id is not null;

-- What waits for an admin: queries/strikes.sql.ts
alter table booking add column is_unresolved boolean not null generated always as (
  state ->> 'status' = 'disputed' or coalesce(state -> 'strike' ->> 'standing' = 'contested', false)
) stored;

create index booking_unresolved_idx on booking (starts_at, id) where is_unresolved;
