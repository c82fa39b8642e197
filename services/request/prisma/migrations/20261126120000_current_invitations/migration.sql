-- For whom a request is over, although it goes on for others: who declined it, and who was not chosen.
-- Written in the statement that records it: commands/link-professionals.sql.ts
alter table request_professional
  add column has_declined boolean not null default false,
  add column is_closed boolean not null default false;

update request_professional as asked set
  has_declined = exists (
    select from jsonb_array_elements(request.state -> 'invitations') as invitation
    where invitation ->> 'professionalId' = asked.professional_id::text
      and (invitation ->> 'hasDeclined')::boolean
  ),
  is_closed = request.status in ('declined', 'fulfilled', 'withdrawn', 'expired', 'closed')
    or request.status = 'awarded' and not exists (
      select from jsonb_array_elements(request.state -> 'quotes') as quote
      where quote ->> 'professionalId' = asked.professional_id::text
        and quote ->> 'status' = 'accepted'
    )
from service_request as request
where request.id = asked.request_id;

-- The professional's current requests, few of many: queries/list-requests.sql.ts
create index request_professional_current_idx
  on request_professional (professional_id, invited_at desc, request_id desc)
  where not (has_declined or is_closed);
