-- What the dashboard counts of each booking made at a store: process/copy-figures.ts
create table booking_figure (
  id uuid primary key,
  -- The version of its stream that it was copied from
  version integer not null,
  store_id uuid not null,
  placed_at timestamptz(3) not null,
  -- Whether the professional had to answer it
  waits boolean not null,
  -- Null: not, or not yet
  answered_at timestamptz(3),
  cancelled_at timestamptz(3),
  received_at timestamptz(3),
  -- What was received, in dirham
  received bigint check (received >= 0)
);
-- One index for each thing that is counted by time: queries/store-analytics.sql.ts
create index booking_figure_placed_idx on booking_figure (store_id, placed_at);
create index booking_figure_answered_idx on booking_figure (store_id, answered_at)
  where waits and answered_at is not null;
create index booking_figure_cancelled_idx on booking_figure (store_id, cancelled_at)
  where cancelled_at is not null;
create index booking_figure_received_idx on booking_figure (store_id, received_at)
  where received_at is not null;

-- How often the page of a store was looked at: views/count-view.ts. These are counts, not copies of events.
create table store_view (
  store_id uuid not null,
  -- By the clocks of Libya
  day date not null,
  views integer not null,
  -- Those that came from a search
  searches integer not null,
  primary key (store_id, day)
);

-- The words of searches that led to a store
create table store_view_words (
  store_id uuid not null,
  day date not null,
  words text not null,
  visits integer not null,
  primary key (store_id, day, words)
);

-- The secret of a day, from which its visitors are hashed. It is deleted with the day.
create table view_key (
  day date primary key,
  key bytea not null
);

-- Who was counted on a day, as a hash that nobody can undo once the day is over
create table viewer (
  day date not null,
  hash bytea not null,
  primary key (day, hash)
);
