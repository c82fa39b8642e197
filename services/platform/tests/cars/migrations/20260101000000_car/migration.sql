create table car (
  id uuid primary key,
  version integer not null,
  fold integer not null default 1,
  state jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create index car_fold_id_idx on car (fold, id);

create table diary (
  event_id uuid primary key,
  correlation_id uuid not null
);
