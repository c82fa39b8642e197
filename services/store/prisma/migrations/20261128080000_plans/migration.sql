-- Plans that an admin has changed or added: the fold of the events of each. Some tens at most.
create table plan (
  -- Version 5 of the id of the plan
  id uuid primary key,
  version integer not null check (version > 0),
  fold integer not null,
  state jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index plan_fold_id_idx on plan (fold, id);
