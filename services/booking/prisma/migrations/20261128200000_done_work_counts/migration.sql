-- Whether a booking counts for the daily cap of its service: it takes the time of its professional, or its work is done.
-- Work that is finished gives its time back, and not its place in the day. Immutable: it reads its argument alone.
create function fills_day(state jsonb) returns boolean
language sql immutable parallel safe
return state ->> 'status' in
    ('held', 'pending', 'confirmed', 'in_progress', 'awaiting_confirmation', 'completed')
  -- Not after somebody did not come
  or (state ->> 'status' = 'disputed' and state ->> 'finalPrice' is not null);

-- What counts on a day: slots/offered.sql.ts, and the trigger below
create index booking_day_idx on booking (professional_id, starts_at) where fills_day(state);

create or replace function take_turns_with_professional() returns trigger
language plpgsql set search_path from current as $$
declare
  cap integer;
  zone text;
  start timestamptz;
begin
  if new.state ->> 'status' in ('held', 'pending', 'confirmed', 'in_progress') then
    perform pg_advisory_xact_lock(hashtextextended(new.state ->> 'professionalId', 1));

    if tg_op = 'INSERT' or old.state ->> 'professionalId' <> new.state ->> 'professionalId' then
      select (terms -> 'rules' ->> 'dailyCap')::int, terms -> 'availability' ->> 'zone' into cap, zone
      from offering where id = (new.state ->> 'offeringId')::uuid;
      start := (new.state ->> 'startsAt')::timestamptz;
    end if;
    -- booking_day_idx. What counts is what slots/offered.sql.ts counts
    if cap is not null and cap <= (
      select count(*) from booking as taken
      where taken.professional_id = (new.state ->> 'professionalId')::uuid
        and fills_day(taken.state)
        and taken.starts_at between
          to_char((start - interval '1 day') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          and to_char((start + interval '1 day') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        and taken.state ->> 'offeringId' = new.state ->> 'offeringId'
        and (taken.starts_at::timestamptz at time zone zone)::date = (start at time zone zone)::date
    ) then
      raise exclusion_violation using
        constraint = 'booking_daily_cap', message = 'The day is full for this service';
    end if;
  end if;
  return new;
end
$$;
