-- The queue of admins by trade and place: queries/list-applications.sql.ts
create index application_trades_and_places_idx on application
  using gin ((state -> 'content' -> 'categoryIds'), (state -> 'content' -> 'placeIds'))
  where submitted_at is not null;
