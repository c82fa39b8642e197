create table car (
  id uuid primary key,
  version integer not null,
  state jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table diary (
  event_id uuid primary key,
  correlation_id uuid not null
);
