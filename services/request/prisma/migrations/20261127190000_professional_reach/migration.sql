-- Where a professional works, and which requests they want, copied from profile events: read-models/reach-copy.ts
create table professional_reach (
  id uuid primary key,
  trades text[] not null,
  -- The middle of the place in their profile: latitude, longitude
  home jsonb not null,
  -- As the event has it; null: they have drawn none
  area jsonb,
  -- As the event has it; null: they have set none
  rules jsonb
);

-- Who works in a trade: commands/who-takes.sql.ts
create index professional_reach_trades on professional_reach using gin (trades);
