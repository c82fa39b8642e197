-- The room that a request takes with a professional who lets so many go on at once: a number that no other current
-- request of theirs has. Null: they have set no limit, or the request came back after it had ended for them.
-- Written in the statement that records it: commands/link-professionals.sql.ts
alter table request_professional add column room integer;

update request_professional as asked set room = numbered.room
from (
  select request_id, professional_id,
    row_number() over (partition by professional_id order by invited_at, request_id) as room
  from request_professional
  where not (has_declined or is_closed)
) as numbered
where asked.request_id = numbered.request_id and asked.professional_id = numbered.professional_id
  and exists (
    select from professional_reach as reach
    where reach.id = asked.professional_id and reach.rules ->> 'maxOpenRequests' is not null);

-- Of two requests that are sent at one moment, the second finds its room taken: it is decided anew
create unique index request_professional_room
  on request_professional (professional_id, room)
  where room is not null and not (has_declined or is_closed);
