-- What is counted of each booking that was placed, for its professional: read-models/figures-copy.ts
create table work_figure (
  id uuid primary key,
  -- The version of its stream that it was taken from
  version integer not null,
  professional_id uuid not null,
  placed_at timestamptz(3) not null,
  -- Whether the professional had to answer it
  waits boolean not null,
  -- Null: not, or not yet
  answered_at timestamptz(3),
  -- When it first ended, and how it stands since
  ended_at timestamptz(3),
  outcome text check (outcome in ('completed', 'cancelled', 'cancelled-by-professional', 'no-show')),
  received_at timestamptz(3),
  -- What was received, in dirham
  received bigint check (received >= 0)
);

-- One index for each thing that is counted by time: queries/statistics.sql.ts
create index work_figure_placed_idx on work_figure (professional_id, placed_at);
create index work_figure_answered_idx on work_figure (professional_id, answered_at)
  where waits and answered_at is not null;
create index work_figure_ended_idx on work_figure (professional_id, ended_at) where ended_at is not null;
create index work_figure_received_idx on work_figure (professional_id, received_at)
  where received_at is not null;
