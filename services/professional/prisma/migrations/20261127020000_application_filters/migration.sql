-- The queue of admins by trade and place: queries/list-applications.sql.ts
create index application_trades_and_places_idx on application
  using gin ((state -> 'submitted' -> 'categoryIds'), (state -> 'submitted' -> 'placeIds'))
  where submitted_at is not null;
