-- The words by which admins find a store that was sent in: its names and that of its owner. The snapshot has them sealed.
-- The subscription of words writes them from the beginning: read-models/index-words.ts
create table store_name_words (
  store_id uuid primary key,
  version integer not null check (version > 0),
  words tsvector not null
);
create index store_name_words_words_idx on store_name_words using gin (words);
delete from checkpoint where subscription = 'store-words';
delete from applied_stream where subscription = 'store-words';

-- The queues of admins that few stores are in: queries/list-admin-stores.sql.ts
create index store_announced_idx on store (waits_since, id)
  where submitted_at is not null and state @? '$.subscription.announced[*] ? (@.declined == null)';
create index store_revised_idx on store (waits_since, id)
  where submitted_at is not null and state -> 'revision' ->> 'status' = 'pending_review';
