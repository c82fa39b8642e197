-- The daily cap of a service is decided while its professional is locked, as overlaps are: of two customers who take
-- different free times of one day at once, both have read that the day is not full. Only new bookings are counted
-- against it: both sides of one that stands may agree to move it into a full day.
create or replace function take_turns_with_professional() returns trigger
language plpgsql set search_path from current as $$
declare
  cap integer;
  zone text;
begin
  if new.state ->> 'status' in ('held', 'pending', 'confirmed', 'in_progress') then
    perform pg_advisory_xact_lock(hashtextextended(new.state ->> 'professionalId', 1));

    if tg_op = 'INSERT' then
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
