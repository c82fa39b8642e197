-- A request with its quotes: the fold of the events of its stream, written in the statement that adds to it.
create table service_request (
  id uuid primary key,
  version integer not null check (version > 0),
  state jsonb not null,
  -- What queries look for
  customer_id uuid generated always as ((state ->> 'customerId')::uuid) stored not null,
  status text generated always as (state ->> 'status') stored not null check (
    status in (
      'draft', 'open', 'quoted', 'awarding', 'awarded',
      'declined', 'fulfilled', 'withdrawn', 'expired', 'closed'
    )
  ),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
)
-- No index holds what an update changes: with room on the page, none of them has to be touched
with (fillfactor = 80);

-- The customer's list: queries/list-requests.sql.ts
create index service_request_customer_id_created_at_id_idx
  on service_request (customer_id, created_at desc, id desc);

-- Who was asked. Written in the statement that records the asking: commands/request-streams.ts
create table request_professional (
  request_id uuid not null,
  professional_id uuid not null,
  invited_at timestamptz(3) not null,
  primary key (request_id, professional_id)
);

-- The professional's list: queries/list-requests.sql.ts
create index request_professional_professional_id_invited_at_request_id_idx
  on request_professional (professional_id, invited_at desc, request_id desc);

-- How often a customer has sent requests out lately: commands/sending-facts.sql.ts
create index event_request_sent_idx on event (actor, time)
  where type = 'osta.request.service-request-submitted.v1';

-- Names, copied from account events: process/copy-people.ts
create table person (
  id uuid primary key,
  kind text not null check (kind in ('customer', 'professional', 'business')),
  full_name text not null,
  registered_at timestamptz(3) not null
);

-- Who can be asked, copied from profile events: process/copy-professionals.ts
create table professional (
  id uuid primary key,
  published_at timestamptz(3) not null
);
