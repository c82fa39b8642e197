-- Whose bookings were handed over and who did it, for their own data: queries/my-bookings.sql.ts
create index booking_handovers_idx on booking using gin ((state -> 'handovers') jsonb_path_ops)
where state ? 'handovers';

-- A booking that is handed over is a new one in the day of who takes it: the daily cap of their service counts it, too.
create or replace function take_turns_with_professional() returns trigger
language plpgsql set search_path from current as $$
declare
  cap integer;
  zone text;
begin
  if new.state ->> 'status' in ('held', 'pending', 'confirmed', 'in_progress') then
    perform pg_advisory_xact_lock(hashtextextended(new.state ->> 'professionalId', 1));

    if tg_op = 'INSERT' or old.state ->> 'professionalId' <> new.state ->> 'professionalId' then
      select (terms -> 'rules' ->> 'dailyCap')::int, terms -> 'availability' ->> 'zone' into cap, zone
      from offering where id = (new.state ->> 'offeringId')::uuid;
    end if;
    -- booking_busy_idx. What counts is what slots/offered.sql.ts counts
    if cap is not null and cap <= (
      select count(*) from booking as taken
      where taken.professional_id = (new.state ->> 'professionalId')::uuid
        and not isempty(taken.busy)
        and taken.state ->> 'offeringId' = new.state ->> 'offeringId'
        and (taken.starts_at::timestamptz at time zone zone)::date
          = ((new.state ->> 'startsAt')::timestamptz at time zone zone)::date
    ) then
      raise exclusion_violation using
        constraint = 'booking_daily_cap', message = 'The day is full for this service';
    end if;
  end if;
  return new;
end
$$;
