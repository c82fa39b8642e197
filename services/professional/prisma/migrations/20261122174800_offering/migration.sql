-- A service as one professional offers it, with its hours: the fold of its events.
create table offering (
  id uuid primary key,
  version integer not null check (version > 0),
  state jsonb not null,
  professional_id uuid not null generated always as ((state ->> 'professionalId')::uuid) stored,
  status text not null generated always as (state ->> 'status') stored,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  fold integer not null default 1
);
-- The professional's own list, newest first
create index offering_professional on offering (professional_id, id desc);
-- What customers see of a professional
create index offering_published on offering (professional_id, id) where status = 'published';
create index offering_fold_id_idx on offering (fold, id);
