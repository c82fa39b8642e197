-- Who has paused their profile, copied from its events: read-models/pauses-copy.ts
create table paused_professional (
  id uuid primary key
);
