-- Trades and services whose search words an admin has changed: the fold of the events of each. A hundred at most.
create table catalogue_entry (
  -- Version 5 of the id of the trade or service
  id uuid primary key,
  version integer not null check (version > 0),
  state jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  fold integer not null default 1
);
create index catalogue_entry_fold_id_idx on catalogue_entry (fold, id);
